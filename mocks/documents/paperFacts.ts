import type { PaperFacts, PaperParty, Signer } from '../../fixtures/papers/facts.ts'
import { ourHouse } from '../../fixtures/papers/ourHouse.ts'
import { ReceivedVia } from '../../src/contract/enumerations.ts'
import { formatDateYear, yearOf } from '../../src/dates/civilDate.ts'
import { isSigned } from '../../src/rules/documents/signature.ts'
import { currencyOn, formatAmount } from '../../src/rules/words/money.ts'
import { paperPartyOf } from '../correspondents/paperParty.ts'
import type { World } from '../engine/world.ts'
import { fullNameOf } from '../people/names.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import { typeNameOf } from './names.ts'
import { obligationsOwed } from './obligationView.ts'
import type { DocumentRow } from './rows.ts'
import { signaturesOf } from './signature.ts'

const directions = { 1: 'incoming', 2: 'internal', 3: 'outgoing' } as const
const ON_PAPER: readonly (number | null)[] = [ReceivedVia.COUNTER, ReceivedVia.MAIL]
const NO_DATE = '………………… г.'

const signerOf = (world: World, id: number | null): Signer | undefined => {
  const person = world.persons.get(id)
  return person && { name: fullNameOf(person), position: world.positions.get(person.positionId)?.name ?? '' }
}
const headOf = (world: World, departmentId: number): number | null => {
  const position = world.positions.by('departmentId', departmentId).find(({ isHead }) => isHead)
  return position ? (world.persons.by('positionId', position.id)[0]?.id ?? null) : null
}
const nobody: Signer = { name: '', position: '' }

const authorOf = (world: World, row: DocumentRow): PaperFacts['author'] => ({
  ...(signerOf(world, row.authorPersonId) ?? nobody),
  phone: world.persons.get(row.authorPersonId)?.phone ?? '',
  department: world.departments.get(row.departmentId)?.name ?? '',
})
const addresseeOf = (world: World, row: DocumentRow): PaperFacts['addressee'] => ({
  ...(signerOf(world, row.addressedToPersonId) ?? nobody),
  department: world.departments.get(row.addressedToDepartmentId)?.name ?? '',
})

const aboutOf = (world: World, row: DocumentRow): Pick<PaperFacts, 'about' | 'theirs'> => {
  const root = world.caseFiles.get(row.caseFileGuid)?.rootDocumentGuid ?? null
  const other = world.documents.get(row.parentGuid ?? root)
  const saidOf = (number: string | null, date: string | null): string =>
    number ? `№ ${[number, formatDateYear(date)].filter(Boolean).join('/')}` : ''
  return !other || other.guid === row.guid
    ? { about: '', theirs: '' }
    : {
        about: saidOf(other.number, other.dateRegistered),
        theirs: saidOf(other.externalRefNumber, other.externalRefDate),
      }
}

const feeOf = (world: World, row: DocumentRow): PaperFacts['fee'] => {
  const [fee] = world.obligations.by('documentGuid', row.guid).filter(({ isCancelled }) => !isCancelled)
  return fee ? { amount: formatAmount(fee.amountCents, fee.currency, 'eur'), basis: fee.basis } : null
}

const rootOf = (world: World, row: DocumentRow): DocumentRow | undefined =>
  world.documents.get(world.caseFiles.get(row.caseFileGuid)?.rootDocumentGuid ?? null)

const isFeePaid = (world: World, row: DocumentRow): boolean => {
  const root = rootOf(world, row)
  return (
    root !== undefined &&
    world.obligations.by('documentGuid', root.guid).length > 0 &&
    obligationsOwed(world, root) === 0
  )
}

/** Acts and penal decrees name whom they are against: „АУАН срещу … за …“. */
const offenderOf = (world: World, { subject }: DocumentRow): PaperParty | null => {
  const name = / срещу (.+?) (?:за|по) /.exec(subject)?.[1]
  const [one] = name === undefined ? [] : world.correspondents.by('entityName', name)
  return one ? paperPartyOf(world, one) : null
}

const tasksOf = (world: World, row: DocumentRow): PaperFacts['tasks'] =>
  world.tasks.by('resolutionGuid', row.guid).flatMap((task) =>
    world.taskAssignees
      .by('taskGuid', task.guid)
      .toSorted((a, b) => Number(b.isMain) - Number(a.isMain))
      .map(({ personId, instruction, endDate }) => ({
        name: signerOf(world, personId)?.name ?? '',
        instruction: instruction || task.description,
        deadline: formatDateYear(endDate),
      })),
  )

export const paperFactsOf = (world: World, row: DocumentRow): PaperFacts => {
  const isIncoming = row.directionId === 1
  const parties = row.correspondentIds.flatMap((id) => {
    const correspondent = world.correspondents.get(id)
    return correspondent ? [paperPartyOf(world, correspondent)] : []
  })
  const signer = signerOf(world, row.signedByPersonId ?? headOf(world, row.departmentId)) ?? nobody
  const day = isIncoming ? (row.externalRefDate ?? row.dateReceived ?? row.dateCreated) : row.dateRegistered
  const unknown: PaperParty = { ...ourHouse(), kind: 'person', name: '', identifier: '', address: '', town: '' }
  return {
    lot: chanceOf(world.seed, Purpose.PAPER, row.id),
    typeId: row.typeId,
    typeName: typeNameOf(world, row),
    direction: directions[row.directionId],
    subject: row.subject,
    number: (isIncoming ? (row.externalRefNumber ?? row.portalNumber) : row.number) ?? '',
    isOfPortal: isIncoming && row.externalRefNumber === null && row.portalNumber !== null,
    date: day ? formatDateYear(day) : NO_DATE,
    sender: isIncoming ? (parties[0] ?? { ...unknown, phone: '', email: '' }) : ourHouse(signer),
    receivers: isIncoming ? [ourHouse()] : parties,
    stamp:
      isIncoming && row.number && ON_PAPER.includes(row.receivedViaId)
        ? { number: row.number, date: formatDateYear(row.dateRegistered) }
        : null,
    isSigned: isIncoming || isSigned(signaturesOf(world, row)),
    author: authorOf(world, row),
    addressee: addresseeOf(world, row),
    ...aboutOf(world, row),
    enclosures: world.attachedFiles
      .by('documentGuid', row.guid)
      .filter(({ content, kindId }) => content === 'sample' && kindId !== 1)
      .map(({ name }) => name),
    isFromOutside: rootOf(world, row)?.directionId === 1,
    isFeePaid: isFeePaid(world, row),
    offender: offenderOf(world, row),
    fee: feeOf(world, row),
    deadline: row.deadline ? formatDateYear(row.deadline) : '',
    tasks: tasksOf(world, row),
    sheets: row.sheets ?? 1,
    currency: currencyOn(day ?? row.dateCreated),
    year: yearOf(day ?? row.dateCreated),
  }
}
