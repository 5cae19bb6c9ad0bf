import { expect, test } from 'vitest'
import { pace } from '../../../mocks/engine/delays.ts'
import { decideDeliveries } from '../../../mocks/exchange/deliveryOutcome.ts'
import { playRemoteParty } from '../../../mocks/exchange/remoteParty.ts'
import { documents } from '../../../src/contract/documents.ts'
import { DeliveryStatus } from '../../../src/contract/enumerations.ts'
import { docExchange, eDelivery } from '../../../src/contract/exchange.ts'
import { aClock } from './aClock.ts'
import { createTestBackend } from './createTestBackend.ts'
import { readyToSend } from './readyToSend.ts'

const play = () => {
  const clock = aClock()
  const { db, as } = createTestBackend(400, clock.now)
  const open = () => playRemoteParty(db, { wait: clock.wait, exclusively: (work) => work() })
  return { clock, db, as, open }
}

const send = async ({ db, as }: ReturnType<typeof play>) => {
  const { guid: docGuid } = readyToSend(db, 'edelivery')
  await (await as('administrator'))(eDelivery.sendEDeliveryMessage, { query: { docGuid } })
  return () => db.addressees.by('documentGuid', docGuid)[0]?.deliveryStatusId
}

test('sent documents progress automatically, once, however many tabs are open', async () => {
  const there = play()
  decideDeliveries(there.db, 'arrives')
  there.open()
  there.open()
  const status = await send(there)
  expect(status()).toBe(DeliveryStatus.SENT)
  await there.clock.move(pace.delivered + 3 * pace.apart)
  expect(status()).toBe(DeliveryStatus.DELIVERED)
  await there.clock.move(pace.seen)
  expect(status()).toBe(DeliveryStatus.SEEN)
  const since = there.db.start
  expect(there.db.history.all().filter(({ action, date }) => action === 'Доставка' && date > since)).toHaveLength(2)
})

test('a message arrives from time to time, one for all tabs', async () => {
  const there = play()
  there.open()
  there.open()
  const waiting = () => there.db.exchangeMessages.all().filter(({ statusId }) => statusId === 1).length
  const before = waiting()
  await there.clock.move(pace.arrival - 1)
  expect(waiting()).toBe(before)
  await there.clock.move(2 * pace.arrival)
  expect(waiting()).toBe(before + 2)
})

test('every fifth arrival is a waiting message that arrives a second time', async () => {
  const there = play()
  there.open()
  const incoming = () => there.db.exchangeMessages.by('isIncoming', true)
  const before = incoming().length
  const repeated = () => incoming().filter(({ repeatedAt }) => (repeatedAt ?? '') >= there.db.start)
  await there.clock.move(4 * pace.arrival)
  expect([incoming().length, repeated().length]).toEqual([before + 4, 0])
  await there.clock.move(pace.arrival)
  expect([incoming().length, repeated().length]).toEqual([before + 4, 1])
  await there.clock.move(pace.arrival)
  expect([incoming().length, repeated().length]).toEqual([before + 5, 1])
})

test('an opened page catches up on due events; a closed one has no pending timer', async () => {
  const there = play()
  decideDeliveries(there.db, 'arrives')
  const status = await send(there)
  await there.clock.move(10 * pace.seen)
  expect(status()).toBe(DeliveryStatus.SENT)
  const close = there.open()
  await there.clock.move(pace.delivered)
  expect(status()).toBe(DeliveryStatus.SEEN)
  close()
  expect(there.clock.waiting()).toBe(0)
})

test('a refused registration is counted in the document and in its row, separately from failed deliveries', async () => {
  const there = play()
  decideDeliveries(there.db, 'refused')
  there.open()
  const { guid: docGuid } = readyToSend(there.db, 'docexchange')
  const sendRequest = await there.as('administrator')
  const addresseeIds = there.db.addressees.by('documentGuid', docGuid).map(({ id }) => id)
  const fileGuids = there.db.attachedFiles.by('documentGuid', docGuid).map(({ guid }) => guid)
  await sendRequest(docExchange.sendExchangeMessage, { body: { docGuid, addresseeIds, fileGuids } })
  const counts = async () => {
    const { failedDeliveries, refusedDeliveries } = (await sendRequest(documents.getDocument, { query: { docGuid } }))
      .resultData.counts
    return [failedDeliveries, refusedDeliveries]
  }
  expect(await counts()).toEqual([0, 0])
  await there.clock.move(pace.delivered + pace.seen + 6 * pace.apart)
  expect(await counts()).toEqual([0, 1])
})
