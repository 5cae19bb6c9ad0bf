import { account } from '../src/contract/account.ts'
import { caseFiles } from '../src/contract/caseFiles.ts'
import type { Catalogue } from '../src/contract/catalogue.ts'
import { configuration } from '../src/contract/configuration.ts'
import { documentParts } from '../src/contract/documentParts.ts'
import { documents } from '../src/contract/documents.ts'
import { metadata } from '../src/contract/metadata.ts'
import { notifications } from '../src/contract/notifications.ts'
import { orgStructure } from '../src/contract/orgStructure.ts'
import { tasks } from '../src/contract/tasks.ts'
import { caseFilesHandlers } from './case-files/caseFileHandlers.ts'
import { documentCorrespondentHandlers } from './document-correspondents/documentCorrespondentHandlers.ts'
import { documentsHandlers } from './documents/documentHandlers.ts'
import { documentPartsHandlers } from './documents/partHandlers.ts'
import { handlersOfArea, type Runnable } from './engine/handler.ts'
import type { MockDatabase } from './engine/mockDatabase.ts'
import type { Uploads } from './engine/uploads.ts'
import { notificationsHandlers } from './notifications/notificationHandlers.ts'
import { accountHandlers } from './people/accountHandlers.ts'
import { orgStructureHandlers } from './people/orgStructureHandlers.ts'
import { configurationHandlers } from './settings/configurationHandlers.ts'
import { metadataHandlers } from './settings/metadataHandlers.ts'
import { movedTermsHandlers } from './tasks/movedTerms.ts'
import { newDocumentHandlers } from './tasks/newDocumentHandlers.ts'
import { tasksHandlers } from './tasks/taskHandlers.ts'

export const firstHandlers = (db: MockDatabase, uploads: Uploads) =>
  ({
    account: handlersOfArea(account, accountHandlers(db)),
    documents: handlersOfArea(documents, {
      ...documentsHandlers(db, uploads),
      ...documentCorrespondentHandlers(db),
      ...newDocumentHandlers(db),
    }),
    documentParts: handlersOfArea(documentParts, documentPartsHandlers(db)),
    caseFiles: handlersOfArea(caseFiles, caseFilesHandlers(db)),
    configuration: handlersOfArea(configuration, configurationHandlers(db)),
    orgStructure: handlersOfArea(orgStructure, orgStructureHandlers(db)),
    metadata: handlersOfArea(metadata, { ...metadataHandlers(db), ...movedTermsHandlers(db) }),
    notifications: handlersOfArea(notifications, notificationsHandlers(db)),
    tasks: handlersOfArea(tasks, tasksHandlers(db)),
  }) satisfies Partial<Record<keyof Catalogue, Runnable[]>>
