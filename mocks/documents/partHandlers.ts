import type { documentParts } from '../../src/contract/documentParts.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { removeAddressee, saveAddressee } from './addressees.ts'
import { deleteComment, editComment, visibleComment, writeComment } from './comments.ts'
import { recordDelivery, sendToAgain } from './deliveries.ts'
import type { ObligationRow } from './documentRows.ts'
import { seesComment } from './internalTo.ts'
import { deleteObligation, deletePayment, saveObligation, savePayment } from './obligations.ts'
import { addresseeView, commentView, obligationView, paymentView } from './partViews.ts'
import { readableDocument } from './readableDocument.ts'

const obligationOf = (db: MockDatabase, caller: Caller, guid: string) => {
  const row = assertFound(db.obligations.get(guid), 'Задължението')
  return { row, document: readableDocument(db, caller, row.documentGuid) }
}
const addresseeOf = (db: MockDatabase, caller: Caller, id: number) => {
  const row = assertFound(db.addressees.get(id), 'Адресатът')
  return { row, document: readableDocument(db, caller, row.documentGuid) }
}
const savedText = 'Записът е запазен успешно.'
const deletedText = 'Записът е изтрит.'

/** Handlers for comments, obligations, payments and addressees of documents (specification 2, section 7). */
export const documentPartsHandlers = (db: MockDatabase): Handlers<typeof documentParts> => ({
  getDocumentComments: ({ caller, query }) =>
    db.comments
      .by('documentGuid', readableDocument(db, caller, query.docGuid).guid)
      .filter((row) => seesComment(db, caller, row))
      .map((row) => commentView(db, caller, row)),
  getDocumentCommentById: ({ caller, query }) => commentView(db, caller, visibleComment(db, caller, query.id)),
  createDocumentComment: ({ caller, body }) => {
    const document = readableDocument(db, caller, body.docGuid)
    return commentView(
      db,
      caller,
      db.inOneStep(() => writeComment(db, caller, document, body)),
    )
  },
  editDocumentComment: ({ caller, body }) =>
    commentView(
      db,
      caller,
      db.inOneStep(() => editComment(db, caller, body)),
    ),
  deleteDocumentComment: ({ caller, query }) => {
    db.inOneStep(() => deleteComment(db, caller, query.id))
    return withMessage(null, deletedText)
  },
  getDocumentObligations: ({ caller, query }) =>
    db.obligations
      .by('documentGuid', readableDocument(db, caller, query.docGuid).guid)
      .map((row) => obligationView(db, row)),
  getDocumentObligation: ({ caller, query }) => obligationView(db, obligationOf(db, caller, query.guid).row),
  createDocumentObligation: ({ caller, query, body }) => {
    const document = readableDocument(db, caller, query.docGuid)
    const row = db.inOneStep(() => saveObligation(db, caller, document, body, undefined))
    return withMessage(obligationView(db, row), savedText)
  },
  editDocumentObligation: ({ caller, body }) => {
    const { row, document } = obligationOf(db, caller, body.guid ?? '')
    return withMessage(
      obligationView(
        db,
        db.inOneStep(() => saveObligation(db, caller, document, body, row)),
      ),
      savedText,
    )
  },
  deleteDocumentObligation: ({ caller, query }) => {
    const { row, document } = obligationOf(db, caller, query.guid)
    db.inOneStep(() => deleteObligation(db, caller, document, row))
    return withMessage(null, deletedText)
  },
  createObligationPayment: ({ caller, query, body }) => {
    const { row } = obligationOf(db, caller, query.obligationGuid)
    return withMessage(paymentView(db.inOneStep(() => savePayment(db, caller, row, body, undefined))), savedText)
  },
  editObligationPayment: ({ caller, body }) => {
    const known = assertFound(db.payments.get(body.guid ?? ''), 'Плащането')
    const obligation: ObligationRow = obligationOf(db, caller, known.obligationGuid).row
    return withMessage(paymentView(db.inOneStep(() => savePayment(db, caller, obligation, body, known))), savedText)
  },
  deleteObligationPayment: ({ caller, query }) => {
    const row = assertFound(db.payments.get(query.guid), 'Плащането')
    obligationOf(db, caller, row.obligationGuid)
    db.inOneStep(() => deletePayment(db, caller, row))
    return withMessage(null, deletedText)
  },
  getDocumentAddressees: ({ caller, query }) =>
    db.addressees
      .by('documentGuid', readableDocument(db, caller, query.docGuid).guid)
      .map((row) => addresseeView(db, row)),
  getDocumentAddresseeById: ({ caller, query }) => addresseeView(db, addresseeOf(db, caller, query.addresseeId).row),
  createDocumentAddressee: ({ caller, query, body }) => {
    const document = readableDocument(db, caller, query.docGuid)
    return withMessage(
      addresseeView(
        db,
        db.inOneStep(() => saveAddressee(db, caller, document, body, undefined)),
      ),
      savedText,
    )
  },
  editDocumentAddressee: ({ caller, body }) => {
    const { row, document } = addresseeOf(db, caller, body.id)
    return withMessage(
      addresseeView(
        db,
        db.inOneStep(() => saveAddressee(db, caller, document, body, row)),
      ),
      savedText,
    )
  },
  deleteDocumentAddressee: ({ caller, query }) => {
    const { row, document } = addresseeOf(db, caller, query.addresseeId)
    db.inOneStep(() => removeAddressee(db, caller, document, row))
    return withMessage(null, deletedText)
  },
  recordDelivery: ({ caller, query, body }) => {
    const { row, document } = addresseeOf(db, caller, query.addresseeId)
    db.inOneStep(() => recordDelivery(db, caller, document, row, body))
    return withMessage(null, body.outcome === 'served' ? 'Връчването е отбелязано.' : 'Връщането е отбелязано.')
  },
  sendToAddresseeAgain: ({ caller, query, body }) => {
    const { row, document } = addresseeOf(db, caller, query.addresseeId)
    db.inOneStep(() => sendToAgain(db, caller, document, row, body))
    return withMessage(null, 'Повторното изпращане е отбелязано.')
  },
})
