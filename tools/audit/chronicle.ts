import { caseFileProcesses, processOf } from '../../fixtures/processes/processes.ts'
import { correspondentNameOf } from '../../mocks/correspondents/correspondentNames.ts'
import type { CaseFileRow } from '../../mocks/documents/caseFileRow.ts'
import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { formatDateTime, yearOf } from '../../src/dates/civilDate.ts'
import { isByExchange } from '../../src/rules/exchange/isByExchange.ts'
import { formatNumber } from '../../src/rules/identifiers/registrationNumber.ts'
import { firstAndLastName } from '../../src/rules/words/personName.ts'

type Row = ReturnType<MockDatabase['documents']['all']>[number]
type Line = { at: string; who: string; what: string }

const whoOf = (db: MockDatabase, personId: number | null): string => {
  const person = db.persons.get(personId)
  return person ? firstAndLastName(person) : ''
}
const senderOf = (db: MockDatabase, { correspondentIds: [id] }: Row): string => {
  const sender = db.correspondents.get(id)
  return sender ? correspondentNameOf(sender) : ''
}
const joinParts = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ')

/**
 * Returns the events of a document: those of its history, its comments, and its arrival from the sender or delivery to
 * the addressees.
 */
const linesOf = (db: MockDatabase, row: Row): Line[] => {
  const label = row.number ? `№ ${formatNumber(row.number, row.dateRegistered)}` : 'без номер'
  const lines = db.history.by('documentGuid', row.guid).filter(({ action }) => action !== 'Коментар')
  const own = lines.map((one) => {
    const change = one.oldValue === null ? one.newValue : `${one.oldValue} → ${one.newValue}`
    const isBeginning = one.action === 'Създаване'
    return {
      at: one.date,
      who: whoOf(db, one.personId) || (isBeginning ? senderOf(db, row) : ''),
      what: joinParts(label, one.action, isBeginning ? row.subject : joinParts(one.attribute, change, one.note)),
    }
  })
  const comments = db.comments
    .by('documentGuid', row.guid)
    .map((one) => ({ at: one.dateCreated, who: whoOf(db, one.personId), what: joinParts(label, 'Коментар', one.text) }))
  const delivered = db.addressees.by('documentGuid', row.guid).flatMap((one) => {
    const receiver = db.correspondents.get(one.correspondentId)
    return one.dateDelivered && receiver && !isByExchange(one)
      ? [{ at: one.dateDelivered, who: '', what: joinParts(label, 'Доставяне', correspondentNameOf(receiver)) }]
      : []
  })
  const received = db.exchangeMessages
    .by('documentGuid', row.guid)
    .flatMap((one) =>
      one.isIncoming
        ? [{ at: one.dateSent, who: one.partyName, what: joinParts(label, 'Изпращане до агенцията') }]
        : [],
    )
  return [...own, ...comments, ...delivered, ...received]
}

const chronicleOf = (db: MockDatabase, file: CaseFileRow): string[] => {
  const root = db.documents.get(file.rootDocumentGuid)
  const process = root ? processOf(file.scope, root).name : ''
  const lines = db.documents
    .by('caseFileGuid', file.guid)
    .toSorted((a, b) => a.id - b.id)
    .flatMap((row) => linesOf(db, row))
  const closed = file.statusId === 1 ? [] : [{ at: file.statusDate, who: '', what: 'Преписката е приключена' }]
  return [
    `Преписка № ${file.number ?? 'без номер'} · ${process} · ${file.subject}`,
    ...[...lines, ...closed]
      .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
      .map(({ at, who, what }) => `  ${formatDateTime(at)}  ${joinParts(who, what)}`),
  ]
}

/**
 * Returns the events of the case file with this number („АУ-07-1“ or „АУ-07-1/2026“), or of one long case file of each
 * process.
 */
export const chroniclesOf = (db: MockDatabase, numberOrEach: string): string[] => {
  const files = db.caseFiles.all()
  if (numberOrEach !== 'each') {
    const [number, year] = numberOrEach.split('/')
    const found = files.filter((file) => file.number === number && (!year || String(yearOf(file.dateOpened)) === year))
    if (found.length === 0) throw new Error(`There is no case with the number "${numberOrEach}"`)
    return found.flatMap((file) => chronicleOf(db, file))
  }
  return caseFileProcesses.flatMap(({ id }) => {
    const ofProcess = files.filter((file) => {
      const root = db.documents.get(file.rootDocumentGuid)
      return file.statusId !== 1 && root !== undefined && processOf(file.scope, root).id === id
    })
    const sizeOf = ({ guid }: CaseFileRow) => db.documents.by('caseFileGuid', guid).length
    const [longest] = ofProcess.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.id - b.id)
    return longest ? [...chronicleOf(db, longest), ''] : []
  })
}
