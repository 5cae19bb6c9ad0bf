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
import { caseFilesAnswers } from './case-files/answers.ts'
import { documentCorrespondentAnswers } from './document-correspondents/answers.ts'
import { documentsAnswers } from './documents/answers.ts'
import { documentPartsAnswers } from './documents/partAnswers.ts'
import { answerArea, type Runnable } from './engine/answer.ts'
import type { Uploads } from './engine/uploads.ts'
import type { World } from './engine/world.ts'
import { notificationsAnswers } from './notifications/answers.ts'
import { accountAnswers } from './people/accountAnswers.ts'
import { orgStructureAnswers } from './people/orgStructureAnswers.ts'
import { configurationAnswers } from './settings/configurationAnswers.ts'
import { metadataAnswers } from './settings/metadataAnswers.ts'
import { tasksAnswers } from './tasks/answers.ts'
import { movedTermsAnswers } from './tasks/movedTerms.ts'
import { newDocumentAnswers } from './tasks/newDocumentAnswers.ts'

/** The handlers that a page needs for its first list or record of document work. */
export const firstAnswers = (world: World, uploads: Uploads) =>
  ({
    account: answerArea(account, accountAnswers(world)),
    documents: answerArea(documents, {
      ...documentsAnswers(world, uploads),
      ...documentCorrespondentAnswers(world),
      ...newDocumentAnswers(world),
    }),
    documentParts: answerArea(documentParts, documentPartsAnswers(world)),
    caseFiles: answerArea(caseFiles, caseFilesAnswers(world)),
    configuration: answerArea(configuration, configurationAnswers(world)),
    orgStructure: answerArea(orgStructure, orgStructureAnswers(world)),
    metadata: answerArea(metadata, { ...metadataAnswers(world), ...movedTermsAnswers(world) }),
    notifications: answerArea(notifications, notificationsAnswers(world)),
    tasks: answerArea(tasks, tasksAnswers(world)),
  }) satisfies Partial<Record<keyof Catalogue, Runnable[]>>
