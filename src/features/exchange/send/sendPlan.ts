import { DeliveryStatus, SentVia } from '../../../contract/enumerations.ts'
import { factsOf } from '../../../rules/documents/documentFacts.ts'
import { maySend, waits } from '../../../rules/exchange/sending.ts'
import type { Verdict } from '../../../rules/refusal.ts'
import type { Addressee, Sending } from './sendState.ts'

/** The channels that this product sends by itself. */
export const channels = [
  { id: SentVia.EDELIVERY, short: 'е-Връчване' },
  { id: SentVia.DOCEXCHANGE, short: 'обмен на документи' },
] as const
export type Channel = (typeof channels)[number]

/** Whether a document that goes out goes by one of them. */
export const isSentByNet = ({ sentVia }: Pick<Sending['document'], 'sentVia'>): boolean =>
  channels.some(({ id }) => id === sentVia?.id)

/** In ССЕВ a message that was sent is not served until the receiver opens it. */
export const isNotServed = ({ sentViaId, deliveryStatusId }: Addressee): boolean =>
  sentViaId === SentVia.EDELIVERY &&
  (deliveryStatusId === DeliveryStatus.SENT || deliveryStatusId === DeliveryStatus.DELIVERED)

export const ofChannel = (addressees: readonly Addressee[], { id }: Channel): Addressee[] =>
  addressees.filter(({ sentViaId }) => sentViaId === id)
/** Those who get it in another way: by post, at the counter. */
export const ofOtherChannels = (addressees: readonly Addressee[]): Addressee[] =>
  addressees.filter(({ sentViaId }) => !channels.some(({ id }) => id === sentViaId))

/** Whether anything is left for the two systems. */
export const isAllSent = (addressees: readonly Addressee[]): boolean =>
  channels.every((channel) => !ofChannel(addressees, channel).some(waits))

const supportingFile = 3
/** Files that go out unless somebody unticks them; a supporting file stays in the house. */
export const goesOut = ({ kindId }: { kindId: number | null }): boolean => kindId !== supportingFile

/** What goes out: in ССЕВ always to everybody who waits, with every file that may leave. */
export type Shipment = { docGuid: string; addresseeIds: number[]; fileGuids: string[] }

/** Everything that can go out by itself: each channel with all who wait there and the files that leave. */
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
      .filter(waits)
      .map(({ id }) => id)
    const fileGuids = files.filter(goesOut).map(({ guid }) => guid)
    return addresseeIds.length === 0 ? [] : [{ channel, shipment: { docGuid: document.guid, addresseeIds, fileGuids } }]
  })

/** The shared rule, asked about a document as the calls give it. */
export const mayBeSent = ({ document, permissions: { whoCan, ...rights } }: Sending): Verdict =>
  maySend(factsOf(document), rights, whoCan)
