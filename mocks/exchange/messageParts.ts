import { correspondentNameOf } from '../correspondents/correspondentNames.ts'
import type { CorrespondentRow } from '../correspondents/correspondentRows.ts'
import { guidCarrying } from '../seed/guid.ts'
import { Purpose, type Random } from '../seed/seededRandom.ts'
import type { Frame } from '../seed/seedFrame.ts'
import type { ExchangeMessageRow } from './exchangeRows.ts'

/**
 * Returns the guid of a message. `number` is the number of its document; messages without a document have greater
 * numbers.
 */
export const messageGuidOf = (frame: Frame, number: number): string =>
  guidCarrying(frame.seed, Purpose.MESSAGE_GUID, number)

export type Party = Pick<
  ExchangeMessageRow,
  | 'partyName'
  | 'partyKind'
  | 'partyIdentifier'
  | 'partyCorrespondentId'
  | 'correspondentNames'
  | 'correspondentIdentifiers'
>
export const partyOf = (row: CorrespondentRow | undefined): Party => ({
  partyName: row ? correspondentNameOf(row) : 'Неизвестен подател',
  partyKind: !row?.isLegalEntity ? 'person' : (row.correspondentGroupId ?? 99) <= 4 ? 'administration' : 'legalEntity',
  partyIdentifier: row?.entityIdentifier ?? row?.unifiedCitizenshipNumber ?? null,
  partyCorrespondentId: row?.id ?? null,
  correspondentNames: row ? [correspondentNameOf(row)] : [],
  correspondentIdentifiers: row ? [row.entityIdentifier ?? row.unifiedCitizenshipNumber ?? ''] : [],
})

export const emptyMessage = {
  statusId: null,
  registrationStatusId: null,
  deliveryStatusId: null,
  dateServed: null,
  repeatedAt: null,
  documentKind: null,
  externalRefNumber: null,
  externalRefDate: null,
  parentNumber: null,
  attentionTo: null,
  comment: null,
  requestedDeadline: null,
  serviceName: null,
  correspondentNames: [],
  correspondentIdentifiers: [],
  correspondentAddresses: [],
  correspondentPhones: [],
  correspondentEmails: [],
  documentGuid: null,
  rejectReasonId: null,
  rejectReason: null,
  readByPersonId: null,
  dateRead: null,
  processedByPersonId: null,
  dateProcessed: null,
  deliveryOutcome: 'arrives',
  failure: null,
  receiverNumber: null,
  answersGuid: null,
} satisfies Partial<ExchangeMessageRow>

/** Returns the text of a message that carries a document. */
export const bodyOf = (subject: string): string =>
  `Уважаеми госпожи и господа,\n\nприложено Ви изпращаме документ с предмет: ${subject.replace(/\.$/u, '')}.\n\nС уважение`

export const numberOfOthers = (random: Random): string => `${random.between(1, 99)}-00-${random.between(10, 999)}`
