import { Group } from '../../fixtures/correspondentGroups.ts'
import { type DocumentType, documentTypes } from '../../fixtures/documentTypes.ts'
import { openings } from '../../fixtures/scenarios.ts'
import { DocumentStatus, ReceivedVia, SentVia } from '../../src/contract/enumerations.ts'
import { hasEmail, sitsAbroad } from '../correspondents/seedNames.ts'
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
type Reach = { seed: number; groupOf: (correspondentId: number | undefined) => number | undefined }

/** Returns СЕОС for administrations, ССЕВ for others in Bulgaria, post for correspondents abroad. */
const systemOrPost = ({ seed, groupOf }: Reach, id: number): SentVia => {
  const groupId = groupOf(id) ?? Group.CITIZENS
  if (sitsAbroad(seed, id, groupId)) return SentVia.MAIL
  return groupId <= Group.COURTS ? SentVia.DOCEXCHANGE : SentVia.EDELIVERY
}
const isSystem = (via: number): boolean => via === SentVia.EDELIVERY || via === SentVia.DOCEXCHANGE

/** Returns the channel to a receiver: the chosen one, if the receiver can be reached by it. */
export const channelTo = (reach: Reach, id: number | undefined, chosen: number): number => {
  if (id === undefined) return chosen
  if (chosen === SentVia.EMAIL) return hasEmail(reach.seed, id) ? chosen : SentVia.REGISTERED_MAIL
  if (isSystem(chosen)) return systemOrPost(reach, id)
  return chosen === SentVia.COUNTER && sitsAbroad(reach.seed, id, reach.groupOf(id)) ? SentVia.MAIL : chosen
}
/**
 * Returns the channel of a copy: that of the letter, but e-mail instead of an exchange system, which delivers only to
 * the first receiver.
 */
export const channelOfCopy = (reach: Reach, id: number, ofLetter: number | null): number =>
  channelTo(reach, id, ofLetter === null || isSystem(ofLetter) ? SentVia.EMAIL : ofLetter)

const receivedBy: Readonly<Partial<Record<SentVia, ReceivedVia>>> = {
  [SentVia.MAIL]: ReceivedVia.MAIL,
  [SentVia.DOCEXCHANGE]: ReceivedVia.DOCEXCHANGE,
  [SentVia.EDELIVERY]: ReceivedVia.EDELIVERY,
}
export const channelFrom = (reach: Reach, id: number | undefined, chosen: ReceivedVia): ReceivedVia => {
  // The exchange systems know who writes, so no anonymous letter comes through them.
  if (id === undefined)
    return chosen === ReceivedVia.EDELIVERY || chosen === ReceivedVia.DOCEXCHANGE ? ReceivedVia.MAIL : chosen
  if (chosen === ReceivedVia.EMAIL) return hasEmail(reach.seed, id) ? chosen : ReceivedVia.MAIL
  if (chosen === ReceivedVia.EDELIVERY || chosen === ReceivedVia.DOCEXCHANGE)
    return receivedBy[systemOrPost(reach, id)] ?? chosen
  return chosen === ReceivedVia.COUNTER && sitsAbroad(reach.seed, id, reach.groupOf(id)) ? ReceivedVia.MAIL : chosen
}
export const inPreparation = weightedChoice([
  [DocumentStatus.DRAFT, 24],
  [DocumentStatus.FOR_AGREEMENT, 24],
  [DocumentStatus.FOR_SIGNATURE, 30],
  [DocumentStatus.SIGNED, 10],
  [DocumentStatus.RETURNED, 12],
])
