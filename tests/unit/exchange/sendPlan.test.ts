import { expect, test } from 'vitest'
import {
  channels,
  isAllSent,
  isNotServed,
  isSendableFile,
  ofChannel,
  ofOtherChannels,
  shipmentsOf,
} from '../../../src/features/exchange/send/sendPlan.ts'
import type { Addressee } from '../../../src/features/exchange/send/sendState.ts'
import { deliveryOf } from '../../../src/rules/exchange/deliveryStatus.ts'
import { isWaitingToSend, maySendSo } from '../../../src/rules/exchange/sending.ts'

const addressee = (id: number, change: Partial<Addressee>): Addressee => ({
  id,
  kind: 'correspondent',
  targetId: id,
  name: `Адресат ${id}`,
  sentViaId: 6,
  address: '',
  attentionTo: '',
  isCopy: false,
  note: '',
  deliveryStatusId: null,
  sentAt: null,
  deliveredAt: null,
  failure: '',
  ...change,
})
const at = '2026-11-20T09:00:00Z'
const [eDelivery, docExchange] = channels

const deliveries: [
  deliveryStatusId: number | null,
  sentAt: string | null,
  label: string,
  isLeft: boolean,
  hint: boolean,
][] = [
  [null, null, 'Чака изпращане', true, false],
  [1, null, 'Чака изпращане', true, false],
  [2, at, 'Изпратено', false, true],
  [3, at, 'Неуспешно изпращане', true, false],
  [4, at, 'Доставено', false, true],
  [5, at, 'Връчено (отворено)', false, false],
]
test.each(deliveries)('an addressee with delivery status %s', (deliveryStatusId, sentAt, label, isLeft, hint) => {
  const one = addressee(1, { deliveryStatusId, sentAt })
  expect([deliveryOf(one).label, isWaitingToSend(one), isNotServed(one)]).toEqual([label, isLeft, hint])
})

test('addressees are distinguished by the channel of sending, never by the channel of receiving', () => {
  const all = [addressee(1, { sentViaId: 6 }), addressee(2, { sentViaId: 7 }), addressee(3, { sentViaId: 5 })]
  const ids = (some: Addressee[]) => some.map(({ id }) => id)
  expect([ids(ofChannel(all, eDelivery)), ids(ofChannel(all, docExchange)), ids(ofOtherChannels(all))]).toEqual([
    [1],
    [2],
    [3],
  ])
})

test('everything is sent when neither system has a waiting addressee; other channels do not count', () => {
  const sent = addressee(1, { sentAt: at, deliveryStatusId: 2 })
  const byPost = addressee(2, { sentViaId: 3 })
  expect(isAllSent([sent, byPost])).toBe(true)
  expect(isAllSent([sent, addressee(3, { sentViaId: 7 })])).toBe(false)
  expect(isAllSent([addressee(4, { sentAt: at, deliveryStatusId: 3 })])).toBe(false)
})

test('a supporting file is never sent to an addressee', () => {
  expect([1, 2, 3, 4].filter((kindId) => isSendableFile({ kindId }))).toEqual([1, 2, 4])
})

test('sending at once reaches all waiting addressees, by each channel separately, without internal files', () => {
  const addressees = [
    addressee(1, { sentViaId: 6 }),
    addressee(2, { sentViaId: 6, deliveryStatusId: 4, sentAt: at }),
    addressee(3, { sentViaId: 6, deliveryStatusId: 3, sentAt: at }),
    addressee(4, { sentViaId: 5 }),
  ]
  const files = [
    { guid: 'main', kindId: 1 },
    { guid: 'supporting', kindId: 3 },
  ]
  const planned = (some: Addressee[]) =>
    shipmentsOf({ document: { guid: 'doc' }, files, addressees: some }).map(({ channel, shipment }) => [
      channel.id,
      shipment,
    ])
  expect(planned(addressees)).toEqual([[6, { docGuid: 'doc', addresseeIds: [1, 3], fileGuids: ['main'] }]])
  expect(planned([...addressees, addressee(5, { sentViaId: 7 })]).map(([id]) => id)).toEqual([6, 7])
  expect(planned(addressees.slice(3))).toEqual([])
})

test.each([
  [{ addressees: 1, files: 1 }, undefined],
  [{ addressees: 0, files: 1 }, 'Изберете поне един адресат.'],
  [{ addressees: 2, files: 0 }, 'Изберете поне един файл за изпращане.'],
])('at least one addressee receives the document: %o', (going, because) => {
  const ruleResult = maySendSo(going)
  expect(ruleResult.allowed ? undefined : ruleResult.refusal.because).toBe(because)
})
