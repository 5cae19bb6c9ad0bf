import type { documentParts } from '../../src/contract/documentParts.ts'
import { type Answers, withMessage } from '../engine/answer.ts'
import type { Caller } from '../engine/caller.ts'
import { found } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { removeAddressee, saveAddressee } from './addressees.ts'
import { deleteComment, editComment, visibleComment, writeComment } from './comments.ts'
import { seesComment } from './internalTo.ts'
import { deleteObligation, deletePayment, saveObligation, savePayment } from './obligations.ts'
import { addresseeView, commentView, obligationView, paymentView } from './partViews.ts'
import { readableDocument } from './readableDocument.ts'
import type { ObligationRow } from './rows.ts'

const obligationOf = (world: World, caller: Caller, guid: string) => {
  const row = found(world.obligations.get(guid), 'Задължението')
  return { row, document: readableDocument(world, caller, row.documentGuid) }
}
const addresseeOf = (world: World, caller: Caller, id: number) => {
  const row = found(world.addressees.get(id), 'Адресатът')
  return { row, document: readableDocument(world, caller, row.documentGuid) }
}
const saved = 'Записът е запазен успешно.'
const deleted = 'Записът е изтрит.'

/** Comments, obligations, payments and addressees (document 2, section 7). */
export const documentPartsAnswers = (world: World): Answers<typeof documentParts> => ({
  getDocumentComments: ({ caller, query }) =>
    world.comments
      .by('documentGuid', readableDocument(world, caller, query.docGuid).guid)
      .filter((row) => seesComment(world, caller, row))
      .map((row) => commentView(world, caller, row)),
  getDocumentCommentById: ({ caller, query }) => commentView(world, caller, visibleComment(world, caller, query.id)),
  createDocumentComment: ({ caller, body }) => {
    const document = readableDocument(world, caller, body.docGuid)
    return commentView(
      world,
      caller,
      world.inOneStep(() => writeComment(world, caller, document, body)),
    )
  },
  editDocumentComment: ({ caller, body }) =>
    commentView(
      world,
      caller,
      world.inOneStep(() => editComment(world, caller, body)),
    ),
  deleteDocumentComment: ({ caller, query }) => {
    world.inOneStep(() => deleteComment(world, caller, query.id))
    return withMessage(null, deleted)
  },
  getDocumentObligations: ({ caller, query }) =>
    world.obligations
      .by('documentGuid', readableDocument(world, caller, query.docGuid).guid)
      .map((row) => obligationView(world, row)),
  getDocumentObligation: ({ caller, query }) => obligationView(world, obligationOf(world, caller, query.guid).row),
  createDocumentObligation: ({ caller, query, body }) => {
    const document = readableDocument(world, caller, query.docGuid)
    const row = world.inOneStep(() => saveObligation(world, caller, document, body, undefined))
    return withMessage(obligationView(world, row), saved)
  },
  editDocumentObligation: ({ caller, body }) => {
    const { row, document } = obligationOf(world, caller, body.guid ?? '')
    return withMessage(
      obligationView(
        world,
        world.inOneStep(() => saveObligation(world, caller, document, body, row)),
      ),
      saved,
    )
  },
  deleteDocumentObligation: ({ caller, query }) => {
    const { row, document } = obligationOf(world, caller, query.guid)
    world.inOneStep(() => deleteObligation(world, caller, document, row))
    return withMessage(null, deleted)
  },
  createObligationPayment: ({ caller, query, body }) => {
    const { row } = obligationOf(world, caller, query.obligationGuid)
    return withMessage(paymentView(world.inOneStep(() => savePayment(world, caller, row, body, undefined))), saved)
  },
  editObligationPayment: ({ caller, body }) => {
    const known = found(world.payments.get(body.guid ?? ''), 'Плащането')
    const obligation: ObligationRow = obligationOf(world, caller, known.obligationGuid).row
    return withMessage(paymentView(world.inOneStep(() => savePayment(world, caller, obligation, body, known))), saved)
  },
  deleteObligationPayment: ({ caller, query }) => {
    const row = found(world.payments.get(query.guid), 'Плащането')
    obligationOf(world, caller, row.obligationGuid)
    world.inOneStep(() => deletePayment(world, caller, row))
    return withMessage(null, deleted)
  },
  getDocumentAddressees: ({ caller, query }) =>
    world.addressees
      .by('documentGuid', readableDocument(world, caller, query.docGuid).guid)
      .map((row) => addresseeView(world, row)),
  getDocumentAddresseeById: ({ caller, query }) =>
    addresseeView(world, addresseeOf(world, caller, query.addresseeId).row),
  createDocumentAddressee: ({ caller, query, body }) => {
    const document = readableDocument(world, caller, query.docGuid)
    return withMessage(
      addresseeView(
        world,
        world.inOneStep(() => saveAddressee(world, caller, document, body, undefined)),
      ),
      saved,
    )
  },
  editDocumentAddressee: ({ caller, body }) => {
    const { row, document } = addresseeOf(world, caller, body.id)
    return withMessage(
      addresseeView(
        world,
        world.inOneStep(() => saveAddressee(world, caller, document, body, row)),
      ),
      saved,
    )
  },
  deleteDocumentAddressee: ({ caller, query }) => {
    const { row, document } = addresseeOf(world, caller, query.addresseeId)
    world.inOneStep(() => removeAddressee(world, caller, document, row))
    return withMessage(null, deleted)
  },
})
