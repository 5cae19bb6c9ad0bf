import type { documents } from '../../src/contract/documents.ts'
import { DocumentStatus, documentStatusLabels } from '../../src/contract/enumerations.ts'
import { labelIn } from '../../src/contract/labels.ts'
import { formatDateYear } from '../../src/dates/civilDate.ts'
import { quoted } from '../../src/rules/words/quoteText.ts'
import { refuseMalformed } from '../engine/assertions.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { deleteDocument, setDocumentStatus } from './changeDocument.ts'
import { editDocument } from './editDocument.ts'
import { readableDocument } from './readableDocument.ts'
import { registerDocument } from './registerDocument.ts'
import { registeredView } from './registeredView.ts'
import { prolongDeadline } from './termChanges.ts'

type HandledCalls =
  | 'checkDocumentForChangedGuid'
  | 'editDocument'
  | 'deleteDocument'
  | 'registerDocument'
  | 'setDocumentStatus'
  | 'prolongDeadline'

const lastChangeOf = (db: MockDatabase, guid: string) => {
  const last = db.history
    .by('documentGuid', guid)
    .reduce<{ date: string; personId: number | null } | null>(
      (latest, one) => (latest && latest.date > one.date ? latest : one),
      null,
    )
  const person = db.persons.get(last?.personId)
  return { changedBy: person ? fullNameOf(person) : 'друг потребител', changedAt: last?.date ?? null }
}

export const changeDocumentHandlers = (db: MockDatabase): Pick<Handlers<typeof documents>, HandledCalls> => ({
  checkDocumentForChangedGuid: ({ caller, body }) => {
    const row = readableDocument(db, caller, body.docGuid)
    const isChanged = row.changedGuid !== body.changedGuid
    return isChanged ? { isChanged, ...lastChangeOf(db, row.guid) } : { isChanged, changedBy: '', changedAt: null }
  },
  editDocument: ({ caller, body }) => {
    const row = readableDocument(db, caller, body.guid ?? refuseMalformed('Документът не е посочен.'))
    const { guid, changedGuid, statusId } = db.inOneStep(() => editDocument(db, caller, row, body))
    const isDraft = statusId === DocumentStatus.DRAFT
    return withMessage({ guid, changedGuid }, isDraft ? 'Черновата е записана.' : 'Документът е записан.')
  },
  deleteDocument: ({ caller, query }) => {
    const row = readableDocument(db, caller, query.docGuid)
    db.inOneStep(() => deleteDocument(db, caller, row))
    return withMessage(null, 'Черновата е изтрита.')
  },
  registerDocument: ({ caller, query }) => {
    const row = readableDocument(db, caller, query.docGuid)
    const registered = db.inOneStep(() => registerDocument(db, caller, row))
    return registeredView(registered)
  },
  setDocumentStatus: ({ caller, query, body }) => {
    const row = readableDocument(db, caller, query.docGuid)
    db.inOneStep(() => setDocumentStatus(db, caller, row, query.status, body))
    const resolver = query.status === DocumentStatus.FOR_RESOLUTION ? db.query('resolverOf', row) : null
    const at = resolver ? ` Документът е при ${fullNameOf(resolver)}.` : ''
    return withMessage(null, `Статусът е променен на ${quoted(labelIn(documentStatusLabels, query.status))}.${at}`)
  },
  prolongDeadline: ({ caller, query, body }) => {
    const row = readableDocument(db, caller, query.docGuid)
    db.inOneStep(() => prolongDeadline(db, caller, row, body))
    return withMessage(null, `Срокът е удължен до ${formatDateYear(body.until)}`)
  },
})
