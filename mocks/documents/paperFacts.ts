import type { PaperFacts, PaperParty, Signer } from '../../fixtures/papers/facts.ts'
import { ownParty } from '../../fixtures/papers/ownParty.ts'
import { ReceivedVia } from '../../src/contract/enumerations.ts'
import { formatDateYear, yearOf } from '../../src/dates/civilDate.ts'
import { isSigned } from '../../src/rules/documents/signature.ts'
import { currencyOn, formatAmount } from '../../src/rules/words/money.ts'
import { paperPartyOf } from '../correspondents/paperParty.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import { typeNameOf } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { obligationsOwed } from './obligationView.ts'
import { signaturesOf } from './signature.ts'

const directions = { 1: 'incoming', 2: 'internal', 3: 'outgoing' } as const
const ON_PAPER: readonly (number | null)[] = [ReceivedVia.COUNTER, ReceivedVia.MAIL]
const NO_DATE = '………………… г.'

const signerOf = (db: MockDatabase, id: number | null): Signer | undefined => {
  const person = db.persons.get(id)
  return person && { name: fullNameOf(person), position: db.positions.get(person.positionId)?.name ?? '' }
}
const headOf = (db: MockDatabase, departmentId: number): number | null => {
  const position = db.positions.by('departmentId', departmentId).find(({ isHead }) => isHead)
  return position ? (db.persons.by('positionId', position.id)[0]?.id ?? null) : null
}
const unknownSigner: Signer = { name: '', position: '' }

const authorOf = (db: MockDatabase, row: DocumentRow): PaperFacts['author'] => ({
  ...(signerOf(db, row.authorPersonId) ?? unknownSigner),
  phone: db.persons.get(row.authorPersonId)?.phone ?? '',
  department: db.departments.get(row.departmentId)?.name ?? '',
})
const addresseeOf = (db: MockDatabase, row: DocumentRow): PaperFacts['addressee'] => ({
  ...(signerOf(db, row.addressedToPersonId) ?? unknownSigner),
  department: db.departments.get(row.addressedToDepartmentId)?.name ?? '',
})

const aboutOf = (db: MockDatabase, row: DocumentRow): Pick<PaperFacts, 'about' | 'theirs'> => {
  const root = db.caseFiles.get(row.caseFileGuid)?.rootDocumentGuid ?? null
  const other = db.documents.get(row.parentGuid ?? root)
  const referenceText = (number: string | null, date: string | null): string =>
    number ? `№ ${[number, formatDateYear(date)].filter(Boolean).join('/')}` : ''
  return !other || other.guid === row.guid
    ? { about: '', theirs: '' }
    : {
        about: referenceText(other.number, other.dateRegistered),
        theirs: referenceText(other.externalRefNumber, other.externalRefDate),
      }
}

const feeOf = (db: MockDatabase, row: DocumentRow): PaperFacts['fee'] => {
  const [fee] = db.obligations.by('documentGuid', row.guid).filter(({ isCancelled }) => !isCancelled)
  return fee ? { amount: formatAmount(fee.amountCents, fee.currency, 'eur'), basis: fee.basis } : null
}

const rootOf = (db: MockDatabase, row: DocumentRow): DocumentRow | undefined =>
  db.documents.get(db.caseFiles.get(row.caseFileGuid)?.rootDocumentGuid ?? null)

const isFeePaid = (db: MockDatabase, row: DocumentRow): boolean => {
  const root = rootOf(db, row)
  return (
    root !== undefined && db.obligations.by('documentGuid', root.guid).length > 0 && obligationsOwed(db, root) === 0
  )
}

/** Finds the offender in the subject of an act or a penal decree: „АУАН срещу … за …“. */
const offenderOf = (db: MockDatabase, { subject }: DocumentRow): PaperParty | null => {
  const name = / срещу (.+?) (?:за|по) /.exec(subject)?.[1]
  const [one] = name === undefined ? [] : db.correspondents.by('entityName', name)
  return one ? paperPartyOf(db, one) : null
}

const tasksOf = (db: MockDatabase, row: DocumentRow): PaperFacts['tasks'] =>
  db.tasks.by('resolutionGuid', row.guid).flatMap((task) =>
    db.taskAssignees
      .by('taskGuid', task.guid)
      .toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
      .map(({ personId, instruction, endDate }) => ({
        name: signerOf(db, personId)?.name ?? '',
        instruction: instruction || task.description,
        deadline: formatDateYear(endDate),
      })),
  )

export const paperFactsOf = (db: MockDatabase, row: DocumentRow): PaperFacts => {
  const isIncoming = row.directionId === 1
  const parties = row.correspondentIds.flatMap((id) => {
    const correspondent = db.correspondents.get(id)
    return correspondent ? [paperPartyOf(db, correspondent)] : []
  })
  const signer = signerOf(db, row.signedByPersonId ?? headOf(db, row.departmentId)) ?? unknownSigner
  const day = isIncoming ? (row.externalRefDate ?? row.dateReceived ?? row.dateCreated) : row.dateRegistered
  const unknown: PaperParty = { ...ownParty(), kind: 'person', name: '', identifier: '', address: '', town: '' }
  return {
    randomNumber: randomOf(db.seed, Purpose.PAPER, row.id),
    typeId: row.typeId,
    typeName: typeNameOf(db, row),
    direction: directions[row.directionId],
    subject: row.subject,
    number: (isIncoming ? (row.externalRefNumber ?? row.portalNumber) : row.number) ?? '',
    isOfPortal: isIncoming && row.externalRefNumber === null && row.portalNumber !== null,
    date: day ? formatDateYear(day) : NO_DATE,
    sender: isIncoming ? (parties[0] ?? { ...unknown, phone: '', email: '' }) : ownParty(signer),
    receivers: isIncoming ? [ownParty()] : parties,
    stamp:
      isIncoming && row.number && ON_PAPER.includes(row.receivedViaId)
        ? { number: row.number, date: formatDateYear(row.dateRegistered) }
        : null,
    isSigned: isIncoming || isSigned(signaturesOf(db, row)),
    author: authorOf(db, row),
    addressee: addresseeOf(db, row),
    ...aboutOf(db, row),
    enclosures: db.attachedFiles
      .by('documentGuid', row.guid)
      .filter(({ content, kindId }) => content === 'sample' && kindId !== 1)
      .map(({ name }) => name),
    isFromOutside: rootOf(db, row)?.directionId === 1,
    isFeePaid: isFeePaid(db, row),
    offender: offenderOf(db, row),
    fee: feeOf(db, row),
    deadline: row.deadline ? formatDateYear(row.deadline) : '',
    tasks: tasksOf(db, row),
    sheets: row.sheets ?? 1,
    currency: currencyOn(day ?? row.dateCreated),
    year: yearOf(day ?? row.dateCreated),
  }
}
