import { Group } from '../../fixtures/correspondentGroups.ts'
import { type DocumentType, documentTypes } from '../../fixtures/documentTypes.ts'
import { openings } from '../../fixtures/scenarios.ts'
import { DocumentStatus, ReceivedVia, SentVia } from '../../src/contract/enumerations.ts'
import { weightedChoice } from '../seed/seededRandom.ts'
import { classificationIdOf, numberIndexIdOf } from '../settings/seedSettings.ts'

export type KnownType = DocumentType & { indexId: number; classificationIds: number[] }

const types = new Map<number, KnownType>(
  documentTypes.map((type) => [
    type.id,
    { ...type, indexId: numberIndexIdOf(type.index), classificationIds: [classificationIdOf(type.classification)] },
  ]),
)
export const typeOf = (id: number): KnownType => {
  const type = types.get(id)
  if (!type) throw new RangeError(`No document type ${id}`)
  return type
}

export const anyOpening = weightedChoice(openings.map((opening) => [opening, opening.weight] as const))
export const portalOpening = weightedChoice(
  openings.filter((opening) => opening.scope === 2).map((opening) => [opening, opening.weight] as const),
)

export const channels = {
  1: weightedChoice([
    [ReceivedVia.COUNTER, 30],
    [ReceivedVia.EMAIL, 34],
    [ReceivedVia.MAIL, 26],
    [ReceivedVia.DOCEXCHANGE, 4],
    [ReceivedVia.EDELIVERY, 6],
  ]),
  2: weightedChoice([
    [ReceivedVia.INTERNET, 22],
    [ReceivedVia.COUNTER, 42],
    [ReceivedVia.EMAIL, 16],
    [ReceivedVia.MAIL, 16],
    [ReceivedVia.EDELIVERY, 4],
  ]),
} as const
export const chooseSentVia = weightedChoice([
  [SentVia.COUNTER, 20],
  [SentVia.REGISTERED_MAIL, 26],
  [SentVia.MAIL, 8],
  [SentVia.COURIER, 6],
  [SentVia.EMAIL, 22],
  [SentVia.EDELIVERY, 20],
  [SentVia.DOCEXCHANGE, 12],
])
const abroad: readonly (number | undefined)[] = [Group.INTERNATIONAL, Group.APPLICANTS]

/**
 * Returns the channel for a letter: СЕОС for administrations, ССЕВ for other receivers in Bulgaria, post for receivers
 * abroad. A preferred channel other than these two systems is kept.
 */
export const channelTo = (groupId: number | undefined, preferred: SentVia): SentVia => {
  if (preferred !== SentVia.EDELIVERY && preferred !== SentVia.DOCEXCHANGE) return preferred
  if (abroad.includes(groupId)) return SentVia.MAIL
  return (groupId ?? Group.CITIZENS) <= Group.COURTS ? SentVia.DOCEXCHANGE : SentVia.EDELIVERY
}
export const channelFrom = (groupId: number | undefined, drawn: ReceivedVia): ReceivedVia => {
  if (drawn !== ReceivedVia.EDELIVERY && drawn !== ReceivedVia.DOCEXCHANGE) return drawn
  if (abroad.includes(groupId)) return ReceivedVia.MAIL
  return (groupId ?? Group.CITIZENS) <= Group.COURTS ? ReceivedVia.DOCEXCHANGE : ReceivedVia.EDELIVERY
}
export const inPreparation = weightedChoice([
  [DocumentStatus.DRAFT, 24],
  [DocumentStatus.FOR_AGREEMENT, 24],
  [DocumentStatus.FOR_SIGNATURE, 30],
  [DocumentStatus.SIGNED, 10],
  [DocumentStatus.RETURNED, 12],
])
