import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { firstValueFrom } from 'rxjs'
import { SentVia } from '../../../contract/enumerations.ts'
import { docExchange, eDelivery } from '../../../contract/exchange.ts'
import { useSingleFlight } from '../../../screen-kit/saving/singleFlight.ts'
import { isAnswerLost } from '../../../transport/fault.ts'
import { attempt, newIntent } from '../../../transport/request.ts'
import type { Channel, Shipment } from './sendPlan.ts'
import { documentSentAtom } from './sendState.ts'

export type SendEnd = { kind: 'sent' } | { kind: 'refused'; message: string } | { kind: 'unknown' }

const sendBy = (channel: Channel, shipment: Shipment, intent: string) =>
  channel.id === SentVia.EDELIVERY
    ? attempt(eDelivery.sendEDeliveryMessage, { query: { docGuid: shipment.docGuid } }, { intent })
    : attempt(docExchange.sendExchangeMessage, { body: shipment }, { intent })

/**
 * Sends by one channel at a time. However it ends, the addressees are asked again: the delivery statuses tell what
 * really went out, and only those who still wait can be sent to once more.
 */
export const useSending = () => {
  const [channel, setChannel] = useState<Channel['id'] | null>(null)
  const [end, setEnd] = useState<SendEnd | null>(null)
  const tellChanged = useSetAtom(documentSentAtom)
  const { busy, run } = useSingleFlight()
  const intents = useRef(new Map<string, string>())
  /** One after the other; what does not go out keeps the rest from being tried. */
  const sendAll = (all: readonly { channel: Channel; shipment: Shipment }[]) =>
    run(async () => {
      for (const one of all) if (!(await sendOne(one.channel, one.shipment))) return
    })
  const sendOne = async (by: Channel, shipment: Shipment): Promise<boolean> => {
    setEnd(null)
    setChannel(by.id)
    // The same shipment keeps its key while nobody knows how it ended; to other addressees it is another one.
    const content = JSON.stringify([by.id, shipment])
    const intent = intents.current.get(content) ?? newIntent()
    intents.current.set(content, intent)
    const outcome = await firstValueFrom(sendBy(by, shipment, intent))
    const isLost = !outcome.done && isAnswerLost(outcome.fault)
    if (!isLost) intents.current.delete(content)
    void tellChanged()
    if (outcome.done) setEnd({ kind: 'sent' })
    else setEnd(isLost ? { kind: 'unknown' } : { kind: 'refused', message: outcome.fault.message })
    return outcome.done
  }
  return {
    busy: busy ? channel : null,
    end,
    send: (by: Channel, shipment: Shipment) => void sendAll([{ channel: by, shipment }]),
    sendAll,
  }
}
