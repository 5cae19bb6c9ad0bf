import type { documents } from '../../src/contract/documents.ts'
import { isWaitingStatus } from '../../src/rules/exchange/exchangeMessages.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { nextTurn } from '../engine/yieldToPage.ts'
import { documentView } from './documentView.ts'
import { fileView } from './fileView.ts'
import { documentPage } from './list.ts'
import { documentPermissionsOf, whoCan } from './permissions.ts'
import { readableDocument } from './readableDocument.ts'
import { markRead } from './readMarks.ts'

const countUnprocessed = (db: MockDatabase, system: 'edelivery' | 'docexchange'): number =>
  db.exchangeMessages.by('system', system).filter(({ isIncoming, statusId }) => isIncoming && isWaitingStatus(statusId))
    .length

/** Handlers for the first requests of a list of documents and of a document. */
export const documentReadHandlers = (db: MockDatabase) =>
  ({
    getAllDocumentsForAU: ({ caller, query: { indexType, ...paging }, body }) =>
      documentPage(db, caller, { scope: 2, view: indexType, filter: body, ...paging }),
    getAllDocumentsForDMS: ({ caller, query: { indexType, ...paging }, body }) =>
      documentPage(db, caller, { scope: 1, view: indexType, filter: body, ...paging }),
    getDocument: ({ caller, query }) => {
      const row = readableDocument(db, caller, query.docGuid)
      markRead(db, caller, row)
      db.announce('documentOpened', caller, row)
      return documentView(db, caller, row)
    },
    getCurrentUserDocumentPermissions: ({ caller, query }) => {
      const row = readableDocument(db, caller, query.docGuid)
      return { ...documentPermissionsOf(db, caller, row), whoCan: whoCan(db, row) }
    },
    getDocumentAttachedFiles: ({ caller, query }) => {
      const document = readableDocument(db, caller, query.docGuid)
      return db.attachedFiles.by('documentGuid', document.guid).map((row) => fileView(db, row))
    },
    getUnprocessedIncomingDocsCount: async () => {
      // The messages may not all be generated yet. The loop pauses between batches, so that other requests are handled
      // meanwhile.
      while (db.prepareNext()) await nextTurn()
      return {
        eDeliveryCount: countUnprocessed(db, 'edelivery'),
        docExchangeCount: countUnprocessed(db, 'docexchange'),
      }
    },
  }) satisfies Partial<Handlers<typeof documents>>
