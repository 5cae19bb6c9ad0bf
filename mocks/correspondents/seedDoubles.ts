import { Group } from '../../fixtures/correspondentGroups.ts'
import { SentVia } from '../../src/contract/enumerations.ts'
import { perFrame } from '../seed/perFrame.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { CorrespondentAddressRow, CorrespondentContactRow, CorrespondentRow } from './correspondentRows.ts'
import { addressesOf, BLOCK, contactsOf, correspondentCount, correspondentOf } from './seedCorrespondents.ts'

/** How many citizens and how many companies were entered twice. */
const CITIZENS = 3
const COMPANIES = 1

type Entered = { row: CorrespondentRow; addresses: CorrespondentAddressRow[]; contacts: CorrespondentContactRow[] }

const originalsIn = (frame: Frame, groupId: number, count: number): CorrespondentRow[] => {
  const span = frame.spans.find((one) => one.groupId === groupId)
  if (!span) return []
  const rows = Array.from({ length: span.to - span.from }, (_, at) => correspondentOf(frame, span.from + at)).filter(
    (row) => row?.isActive && !row.isForeign,
  )
  const step = Math.max(1, Math.floor(rows.length / (count + 1)))
  return Array.from({ length: count }, (_, at) => rows[(at + 1) * step]).filter((row) => row !== undefined)
}

/** The name of a company as it was written the second time: without quotes and in capitals. */
const inCapitals = (name: string): string => name.replaceAll(/[„“]/g, '').toUpperCase()

/**
 * The records that were entered a second time, from a letter without a number. No document names them. Their ids follow
 * those of all other correspondents.
 */
const doubles = perFrame((frame): Entered[] => {
  const originals = [...originalsIn(frame, Group.COMPANIES, COMPANIES), ...originalsIn(frame, Group.CITIZENS, CITIZENS)]
  return originals.map((original, at) => {
    const id = correspondentCount(frame) + 1 + at
    const random = randomOf(frame.seed, Purpose.DOUBLE, id)
    const day = frame.days.today - random.between(20, 200)
    const name = original.entityName
    const row: CorrespondentRow = {
      ...original,
      ...{ id, unifiedCitizenshipNumber: null, entityIdentifier: null, preferredSentViaId: SentVia.REGISTERED_MAIL },
      entityName: name && inCapitals(name),
      note: original.isLegalEntity ? 'Въведена от писмо без ЕИК.' : 'Въведен от писмо без ЕГН.',
      dateCreated: frame.days.isoAt(day, random.between(9 * 3600, 16 * 3600)),
    }
    const [address] = addressesOf(frame, original.id)
    const [contact] = original.isLegalEntity ? contactsOf(frame, original.id) : []
    return {
      row,
      addresses: address ? [{ ...address, id: id * BLOCK, correspondentId: id }] : [],
      contacts: contact ? [{ ...contact, id: id * BLOCK, correspondentId: id }] : [],
    }
  })
})

const doubleOf = (frame: Frame, id: number): Entered | undefined => doubles(frame)[id - correspondentCount(frame) - 1]

export const enteredCount = (frame: Frame): number => correspondentCount(frame) + doubles(frame).length
export const enteredCorrespondent = (frame: Frame, id: number): CorrespondentRow | undefined =>
  correspondentOf(frame, id) ?? doubleOf(frame, id)?.row
export const enteredAddresses = (frame: Frame, id: number): CorrespondentAddressRow[] =>
  doubleOf(frame, id)?.addresses ?? addressesOf(frame, id)
export const enteredContacts = (frame: Frame, id: number): CorrespondentContactRow[] =>
  doubleOf(frame, id)?.contacts ?? contactsOf(frame, id)
export const enteredIdsEnd = (frame: Frame): number => (enteredCount(frame) + 1) * BLOCK
