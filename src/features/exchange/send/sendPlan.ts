import { SentVia } from '../../../contract/enumerations.ts'
import { factsOf } from '../../../rules/documents/documentFacts.ts'
import { isUnderway, isWaitingToSend, maySend } from '../../../rules/exchange/sending.ts'
import type { RuleResult } from '../../../rules/ruleResult.ts'
import type { Addressee, Sending } from './sendState.ts'

export const channels = [
  { id: SentVia.EDELIVERY, short: 'е-Връчване' },
  { id: SentVia.DOCEXCHANGE, short: 'обмен на документи' },
] as const
export type Channel = (typeof channels)[number]

export const isSentByNet = ({ sentVia }: Pick<Sending['document'], 'sentVia'>): boolean =>
  channels.some(({ id }) => id === sentVia?.id)

export const isNotServed = (addressee: Addressee): boolean =>
  addressee.sentViaId === SentVia.EDELIVERY && isUnderway(addressee)

export const ofChannel = (addressees: readonly Addressee[], { id }: Channel): Addressee[] =>
  addressees.filter(({ sentViaId }) => sentViaId === id)
export const ofOtherChannels = (addressees: readonly Addressee[]): Addressee[] =>
  addressees.filter(({ sentViaId }) => !channels.some(({ id }) => id === sentViaId))

export const isAllSent = (addressees: readonly Addressee[]): boolean =>
  channels.every((channel) => !ofChannel(addressees, channel).some(isWaitingToSend))

const supportingFile = 3
/** True if the file may be sent to addressees. Supporting files are internal and are never sent. */
export const isSendableFile = ({ kindId }: { kindId: number | null }): boolean => kindId !== supportingFile

/**
 * What one request sends: the document, the chosen addressees and files. In ССЕВ these are all waiting addressees and
 * every file that may be sent.
 */
export type Shipment = { docGuid: string; addresseeIds: number[]; fileGuids: string[] }

export const shipmentsOf = ({
  document,
  files,
  addressees,
}: Pick<Sending, 'addressees'> & {
  document: Pick<Sending['document'], 'guid'>
  files: readonly Pick<Sending['files'][number], 'guid' | 'kindId'>[]
}): { channel: Channel; shipment: Shipment }[] =>
  channels.flatMap((channel) => {
    const addresseeIds = ofChannel(addressees, channel)
      .filter(isWaitingToSend)
      .map(({ id }) => id)
    const fileGuids = files.filter(isSendableFile).map(({ guid }) => guid)
    return addresseeIds.length === 0 ? [] : [{ channel, shipment: { docGuid: document.guid, addresseeIds, fileGuids } }]
  })

export const mayBeSent = ({ document, permissions: { whoCan, ...rights } }: Sending): RuleResult =>
  maySend(factsOf(document), rights, whoCan)
