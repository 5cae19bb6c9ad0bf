import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { documentParts } from '../../../contract/documentParts.ts'
import { SentVia } from '../../../contract/enumerations.ts'
import { docExchange, eDelivery } from '../../../contract/exchange.ts'
import { isWaitingToSend } from '../../../rules/exchange/sending.ts'
import { IdempotentMutations, type Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import type { MutationOutcome } from '../../../screen-kit/saving/mutationState.ts'
import { useSingleFlight } from '../../../screen-kit/saving/singleFlight.ts'
import { documentChangedAtom } from '../../../state/recordsChanged.ts'
import { attempt, type Outcome } from '../../../transport/request.ts'
import type { Channel, Shipment } from './sendPlan.ts'
import type { Addressee } from './sendState.ts'

export type SendEnd =
  | { kind: 'sent' | 'accepted' | 'notSent' }
  | { kind: 'refused'; message: string }
  | { kind: 'unknown'; message?: string }

type Accepted = { isSeen: boolean }

/**
 * Returns the mutation that sends a document through a channel. After a lost response the delivery statuses show
 * whether the document was sent.
 */
export const sentShipment = (channel: Channel, shipment: Shipment): Mutation<Addressee[], Accepted> => {
  const { docGuid, addresseeIds } = shipment
  const content = [channel.id, shipment]
  const readCurrent = () => attempt(documentParts.getDocumentAddressees, { query: { docGuid } }, { quiet: true })
  const isSeen = (now: readonly Addressee[]): boolean => {
    const own = now.filter(({ id }) => addresseeIds.includes(id))
    return own.length > 0 && own.every((one) => !isWaitingToSend(one))
  }
  const send = (idempotencyKey: string): Promise<Outcome<null>> =>
    channel.id === SentVia.EDELIVERY
      ? attempt(eDelivery.sendEDeliveryMessage, { query: { docGuid } }, { idempotencyKey })
      : attempt(docExchange.sendExchangeMessage, { body: shipment }, { idempotencyKey })
  /**
   * After a success, fetches the addressees and checks whether the document was really sent to them, because a failing
   * proxy may answer without a body too.
   */
  const looked = async (outcome: Outcome<null>): Promise<Outcome<Accepted>> => {
    if (!outcome.done) return outcome
    const now = await readCurrent()
    return { done: true, reply: { isSeen: now.done && isSeen(now.reply) } }
  }
  return {
    // The idempotency key depends on the content, because different content is a different request.
    about: JSON.stringify(content),
    content,
    send: async (idempotencyKey) => looked(await send(idempotencyKey)),
    readCurrent,
    find: (now) => (isSeen(now) ? { reply: { isSeen: true } } : null),
  }
}

const endOf = (end: MutationOutcome<Accepted>): SendEnd => {
  if (end.kind === 'done') return { kind: end.reply.isSeen ? 'sent' : 'accepted' }
  if (end.kind === 'refused') return { kind: 'refused', message: end.fault.message }
  if (end.kind === 'notApplied') return { kind: 'notSent' }
  return { kind: 'unknown', ...(end.kind === 'unknown' && end.fault && { message: end.fault.message }) }
}

/**
 * Sends a document through the channels one after another. The addressees are refetched after every request, because
 * their statuses show what was sent.
 */
export const useSending = () => {
  const [channel, setChannel] = useState<Channel['id'] | null>(null)
  const [end, setEnd] = useState<SendEnd | null>(null)
  const notifyChanged = useSetAtom(documentChangedAtom)
  const { busy, run } = useSingleFlight()
  const [writes] = useState(() => new IdempotentMutations<Accepted>())
  const sendAll = (all: readonly { channel: Channel; shipment: Shipment }[]) =>
    run(async () => {
      for (const one of all) if (!(await sendOne(one.channel, one.shipment))) return
    })
  const sendOne = async (by: Channel, shipment: Shipment): Promise<boolean> => {
    setEnd(null)
    setChannel(by.id)
    const end = await writes.outcomeOf(sentShipment(by, shipment))
    void notifyChanged({ docGuid: shipment.docGuid })
    setEnd(endOf(end))
    return end.kind === 'done'
  }
  return {
    busy: busy ? channel : null,
    end,
    send: (by: Channel, shipment: Shipment) => void sendAll([{ channel: by, shipment }]),
    sendAll,
  }
}
