import { expect, test } from 'vitest'
import { pace } from '../../../mocks/engine/delays.ts'
import { deliverDue } from '../../../mocks/exchange/deliverMessages.ts'
import { decideDeliveries } from '../../../mocks/exchange/deliveryOutcome.ts'
import { todayOf } from '../../../mocks/settings/calendar.ts'
import { audit } from '../../../src/contract/audit.ts'
import { deadlineRules } from '../../../src/contract/deadlines.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { eDelivery } from '../../../src/contract/exchange.ts'
import type { DocumentBody } from '../../../src/contract/shapes/documents.ts'
import type { StartEvent } from '../../../src/rules/deadlines/deadlineRules.ts'
import { obligation, payment } from '../document-parts/samples.ts'
import { createTestBackend, incomingLetter, someFriday } from './createTestBackend.ts'
import { assignee, taskOn } from './givenTask.ts'
import { readyToSend } from './readyToSend.ts'

const withRule = async (startEvent: StartEvent, documentDirectionId = 1) => {
  let passed = 0
  const backend = createTestBackend(400, () => new Date(someFriday.getTime() + passed))
  const administrator = await backend.as('administrator')
  for (const rule of (await administrator(deadlineRules.list, {})).resultData)
    if (rule.documentType?.id === 40) await administrator(deadlineRules.edit, { body: { ...rule, isActive: false } })
  const body = {
    ...{ id: 0, documentType: { id: 40, name: 'Писмо' }, documentDirectionId, classificationId: null },
    ...{ targetTypeId: 1, startEvent, quantity: 5, deadlineUnitOfMeasureId: 2, remindWorkingDaysBefore: null },
    ...{ legalBasis: '', validFrom: null, validTo: null, isActive: true },
  }
  await administrator(deadlineRules.create, { body })
  /** Logs in for each call, because an earlier log-in has expired when days have passed. */
  const deadlineOf = async (docGuid: string) => {
    const sendRequest = await backend.as('administrator')
    return (await sendRequest(documents.getDocument, { query: { docGuid } })).resultData.deadline
  }
  const pass = (milliseconds: number) => {
    passed += milliseconds
    deliverDue(backend.db)
  }
  const registered = async (given: Partial<DocumentBody> = {}) => {
    const { guid } = (await administrator(documents.createDocument, { body: incomingLetter(given) })).resultData
    await administrator(documents.registerDocument, { query: { docGuid: guid } })
    return guid
  }
  return { ...backend, administrator, deadlineOf, pass, registered }
}
type At = Awaited<ReturnType<typeof withRule>>

const resolve = async ({ as, db }: At, guid: string) => {
  const head = await as('dradeva')
  const expert = db.users.all().find(({ userName }) => userName === 'ggeorgiev')?.personId ?? 0
  const part = assignee(expert, 'Проверете на място.')
  const body = {
    ...incomingLetter({ documentTypeId: 466, documentDirectionId: 2, receivedViaId: null, correspondentIds: [] }),
    ...{ addressedToDepartmentId: null, parentDocumentGuid: guid },
    tasks: [taskOn(guid, { taskAssignees: [{ ...part, deadline: { ...part.deadline, startDate: todayOf(db) } }] })],
  }
  expect(await head(documents.createDocument, { body })).toMatchObject({ type: 1 })
}
const pay = async ({ administrator }: At, guid: string, amounts: readonly [string, string][]) => {
  const debt = { ...obligation({ amount: '100.00' }), guid: undefined, debtor: { id: 1, name: '' } }
  const query = { docGuid: guid }
  const { resultData } = await administrator(documentParts.createDocumentObligation, { query, body: debt })
  for (const [date, amount] of amounts) {
    const body = payment({ date, amount })
    const request = { query: { obligationGuid: resultData.guid ?? '' }, body: { ...body, guid: undefined } }
    expect(await administrator(documentParts.createObligationPayment, request)).toMatchObject({ type: 1 })
  }
}
const nothing = async () => undefined

test.each<[string, StartEvent, Partial<DocumentBody>, (at: At, guid: string) => Promise<void>, string | null]>([
  ['its registration', 'registration', {}, nothing, '2026-11-20 2026-11-27'],
  ['the day it was received', 'receipt', { dateReceived: '2026-11-18T09:00:00Z' }, nothing, '2026-11-18 2026-11-25'],
  [
    'its registration where nobody knows when it came',
    'receipt',
    { dateReceived: null },
    nothing,
    '2026-11-20 2026-11-27',
  ],
  ['a resolution that nobody issues', 'resolution', {}, nothing, null],
  ['a resolution', 'resolution', { addressedToDepartmentId: 31 }, resolve, '2026-11-20 2026-11-27'],
  ['a payment that is not whole', 'payment', {}, (at, guid) => pay(at, guid, [['2026-11-17', '40.00']]), null],
  [
    'the payment with which all is paid',
    'payment',
    {},
    (at, guid) =>
      pay(at, guid, [
        ['2026-11-12', '40.00'],
        ['2026-11-17', '60.00'],
      ]),
    '2026-11-17 2026-11-24',
  ],
])('a term begins with the event %s', async (_, event, given, happen, expected) => {
  const at = await withRule(event)
  const guid = await at.registered(given)
  await happen(at, guid)
  const deadline = await at.deadlineOf(guid)
  expect(deadline && `${deadline.startDate} ${deadline.endDate}`).toBe(expected)
})

test('the receipt of an outgoing document is its serving: its term starts then, once, and its history has it', async () => {
  const at = await withRule('receipt', 3)
  decideDeliveries(at.db, 'arrives')
  const sent = { ...readyToSend(at.db, 'edelivery'), typeId: 40, deadline: null }
  at.db.put('documents', sent)
  await at.administrator(eDelivery.sendEDeliveryMessage, { query: { docGuid: sent.guid } })
  at.pass(pace.delivered + 3 * pace.apart)
  expect(await at.deadlineOf(sent.guid)).toBeNull()
  at.pass(pace.seen)
  const expected = { startDate: '2026-11-20', endDate: '2026-11-27', ruleName: 'Писмо: 5 работни дни' }
  expect(await at.deadlineOf(sent.guid)).toMatchObject(expected)
  const { resultData } = await at.administrator(audit.getDocumentHistory, { query: { docGuid: sent.guid } })
  expect(resultData.filter(({ action }) => action === 'Начало на срок')).toMatchObject([
    { newValue: '27.11.2026 г.', note: 'Получаване на 20.11.2026 г.' },
  ])
})

test('a term set by hand and a running term do not start again', async () => {
  const at = await withRule('resolution')
  const own = await at.registered({ addressedToDepartmentId: 31, deadlineDate: '2026-12-15' })
  await resolve(at, own)
  expect((await at.deadlineOf(own))?.endDate).toBe('2026-12-15')
  const guid = await at.registered({ addressedToDepartmentId: 31 })
  await resolve(at, guid)
  at.pass(4 * 24 * 3_600_000)
  await resolve(at, guid)
  expect((await at.deadlineOf(guid))?.startDate).toBe('2026-11-20')
})

test('a changed rule explains former terms by its former text, and new ones by its new text', async () => {
  const at = await withRule('registration')
  const before = await at.registered()
  at.pass(60_000)
  const rules = (await at.administrator(deadlineRules.list, {})).resultData
  const rule = rules.find(({ documentType, isActive }) => documentType?.id === 40 && isActive)
  if (!rule) throw new Error('the rule is not there')
  const change = { quantity: 10, legalBasis: 'чл. 57 АПК' }
  expect(await at.administrator(deadlineRules.edit, { body: { ...rule, ...change } })).toMatchObject({ type: 1 })
  at.pass(60_000)
  const after = await at.registered()
  expect(await at.deadlineOf(before)).toMatchObject({
    quantity: 5,
    ruleName: 'Писмо: 5 работни дни',
    legalBasis: '',
  })
  expect(await at.deadlineOf(after)).toMatchObject({
    quantity: 10,
    ruleName: 'Писмо: 10 работни дни',
    legalBasis: 'чл. 57 АПК',
  })
})
