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
import { caseFilesHandlers } from './case-files/answers.ts'
import { documentCorrespondentHandlers } from './document-correspondents/answers.ts'
import { documentsHandlers } from './documents/answers.ts'
import { documentPartsHandlers } from './documents/partAnswers.ts'
import { handlersOfArea, type Runnable } from './engine/answer.ts'
import type { Uploads } from './engine/uploads.ts'
import type { MockDatabase } from './engine/world.ts'
import { notificationsHandlers } from './notifications/answers.ts'
import { accountHandlers } from './people/accountAnswers.ts'
import { orgStructureHandlers } from './people/orgStructureAnswers.ts'
import { configurationHandlers } from './settings/configurationAnswers.ts'
import { metadataHandlers } from './settings/metadataAnswers.ts'
import { tasksHandlers } from './tasks/answers.ts'
import { movedTermsHandlers } from './tasks/movedTerms.ts'
import { newDocumentHandlers } from './tasks/newDocumentAnswers.ts'

/** The handlers that a page needs for its first list or record of document work. */
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
