import { expect, test } from 'vitest'
import { DeliveryStatus, Direction, DocumentStatus, SentVia } from '../../../src/contract/enumerations.ts'
import { ReturnReason as R } from '../../../src/contract/returnReasons.ts'
import {
  awaitsReceipt,
  type DeliveryRecord,
  deliveryRecordErrors,
  isReturned,
  mayRecordDelivery,
  mayRecordOutcome,
  maySendToAgain,
  resendingErrors,
  returnReasonText,
} from '../../../src/rules/documents/delivery.ts'
import { documentAction } from '../../../src/rules/documents/documentActions.ts'
import { allPermissions, noPermissions } from '../../../src/rules/documents/documentPermissions.ts'
import { deliveryOf } from '../../../src/rules/exchange/deliveryStatus.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'
import { ready } from './readyDocument.ts'

const { FAILED, SENT, SEEN } = DeliveryStatus
const { OUTGOING, INCOMING } = Direction
const sentAt = '2026-11-10T08:00:00Z'
const today = '2026-11-20'
const served: DeliveryRecord = {
  outcome: 'served',
  on: '2026-11-12',
  servedTo: 'Иван Петров',
  reasonId: null,
  note: '',
}
const returned: DeliveryRecord = { ...served, outcome: 'returned', servedTo: '', reasonId: R.UNCLAIMED }

test.each<[string, DeliveryRecord, object]>([
  ['delivered', served, {}],
  ['delivered on the day of sending', { ...served, on: '2026-11-10' }, {}],
  ['delivered to nobody', { ...served, servedTo: ' ' }, { servedTo: requiredMessage }],
  ['without a day', { ...served, on: null }, { on: requiredMessage }],
  ['tomorrow', { ...served, on: '2026-11-21' }, { on: 'Датата не може да е в бъдещето.' }],
  [
    'before it was sent',
    { ...served, on: '2026-11-09' },
    { on: 'Датата не може да е преди изпращането на 10.11.2026 г.' },
  ],
  ['returned', returned, {}],
  ['returned without a reason', { ...returned, reasonId: null }, { reasonId: requiredMessage }],
  ['returned for an unknown reason', { ...returned, reasonId: 77 }, { reasonId: requiredMessage }],
  ['returned for another reason, unsaid', { ...returned, reasonId: R.OTHER }, { note: 'Напишете причината.' }],
  ['returned for another reason, said', { ...returned, reasonId: R.OTHER, note: 'Скъсан плик' }, {}],
])('a delivery is recorded: %s', (_, record, errors) => {
  expect(deliveryRecordErrors(record, { sentAt, today })).toEqual(errors)
})

test.each([
  ['by post, not sent', SentVia.REGISTERED_MAIL, null, null, false, false],
  ['by post, sent', SentVia.REGISTERED_MAIL, sentAt, SENT, true, false],
  ['by post, returned', SentVia.REGISTERED_MAIL, sentAt, FAILED, true, true],
  ['by post, delivered', SentVia.MAIL, sentAt, SEEN, true, false],
  ['by е-Връчване, sent', SentVia.EDELIVERY, sentAt, SENT, false, false],
  ['by е-Връчване, failed', SentVia.EDELIVERY, sentAt, FAILED, false, true],
] as const)('the permitted actions for an addressee: %s', (_, sentViaId, at, deliveryStatusId, record, again) => {
  const one = { sentViaId, sentAt: at, deliveryStatusId }
  expect([mayRecordDelivery(one).allowed, maySendToAgain(one).allowed]).toEqual([record, again])
  expect(isReturned(one)).toBe(again && sentViaId !== SentVia.EDELIVERY)
})

test.each([
  ['the same way and address', {}, {}],
  ['no way', { sentViaId: null }, { sentViaId: requiredMessage }],
  ['by post without an address', { address: ' ' }, { address: requiredMessage }],
  ['at the counter', { sentViaId: SentVia.COUNTER, address: '' }, {}],
  ['without a day', { sentOn: null }, { sentOn: requiredMessage }],
  ['by е-Връчване without a day', { sentViaId: SentVia.EDELIVERY, sentOn: null }, {}],
  [
    'before the first attempt',
    { sentOn: '2026-11-01' },
    { sentOn: 'Датата не може да е преди изпращането на 10.11.2026 г.' },
  ],
] as const)('the second attempt: %s', (_, change, errors) => {
  const values = {
    ...{ kind: 'correspondent' as const, sentViaId: SentVia.REGISTERED_MAIL, address: 'гр. Русе, ул. Дунав 1' },
    ...{ sentOn: '2026-11-19', ...change },
  }
  expect(resendingErrors(values, { lastSentAt: sentAt, today })).toEqual(errors)
})

test.each([
  ['sent', OUTGOING, DocumentStatus.SENT, true, true],
  ['completed', OUTGOING, DocumentStatus.COMPLETED, true, true],
  ['registered', OUTGOING, DocumentStatus.REGISTERED, true, false],
  ['annulled', OUTGOING, DocumentStatus.ANNULLED, true, false],
  ['incoming', INCOMING, DocumentStatus.IN_PROGRESS, true, false],
  ['sent, by who may only read', OUTGOING, DocumentStatus.SENT, false, false],
] as const)('the delivery of a document: %s', (_, direction, status, isPermitted, expected) => {
  const permissions = isPermitted ? allPermissions : noPermissions
  expect(documentAction('recordDelivery', ready(direction, { status }), permissions).allowed).toBe(expected)
})

test('a completed document gets no record of a return, but one of a delivery', () => {
  expect(mayRecordOutcome('returned', true).allowed).toBe(false)
  expect(mayRecordOutcome('served', true).allowed).toBe(true)
  expect(mayRecordOutcome('returned', false).allowed).toBe(true)
})

test('a returned letter is distinguished from a failed message, and its reason is shown as text', () => {
  const label = (sentViaId: number, deliveryStatusId: number) =>
    deliveryOf({ sentViaId, deliveryStatusId, sentAt }).label
  expect([label(SentVia.MAIL, FAILED), label(SentVia.EDELIVERY, FAILED)]).toEqual(['Върнато', 'Неуспешно изпращане'])
  expect([label(SentVia.COURIER, SEEN), label(SentVia.EDELIVERY, SEEN)]).toEqual(['Връчено', 'Връчено (отворено)'])
  expect(returnReasonText(R.UNCLAIMED, '')).toBe('Непотърсена в срока')
  expect(returnReasonText(R.MOVED, 'по сведение на съсед')).toBe('Получателят е сменил адреса си; по сведение на съсед')
  expect(returnReasonText(R.OTHER, ' Скъсан плик ')).toBe('Скъсан плик')
})

test.each([
  ['sent with a return receipt', { sentViaId: SentVia.REGISTERED_MAIL }, true],
  ['not sent yet', { sentViaId: SentVia.REGISTERED_MAIL, sentAt: null }, false],
  ['returned', { sentViaId: SentVia.REGISTERED_MAIL, deliveryStatusId: FAILED }, false],
  ['served', { sentViaId: SentVia.REGISTERED_MAIL, deliveryStatusId: SEEN }, false],
  ['sent by ordinary mail', { sentViaId: SentVia.MAIL }, false],
  ['sent by е-Връчване', { sentViaId: SentVia.EDELIVERY }, false],
])('a receipt is awaited for a document that is %s: %j', (_, given, isAwaited) =>
  expect(awaitsReceipt({ sentAt, deliveryStatusId: SENT, ...given })).toBe(isAwaited),
)
