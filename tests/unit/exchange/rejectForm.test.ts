import { expect, test } from 'vitest'
import { rejectReasons as known } from '../../../fixtures/nomenclatures.ts'
import { blankRejection, rejectErrors, rejectReasons } from '../../../src/features/exchange/reject/rejectForm.ts'

const required = 'Полето е задължително'
const tooShort = 'Напишете пояснение от поне 10 знака.'

const forms: [system: 'eDelivery' | 'docExchange', reasonId: string, explanation: string, errors: object][] = [
  ['eDelivery', '', '', { reasonId: required }],
  ['eDelivery', '1', '', {}],
  ['eDelivery', '1', 'кратко', { explanation: tooShort }],
  ['eDelivery', '1', '          ', {}],
  ['eDelivery', '10', '', { explanation: required }],
  ['eDelivery', '10', 'не е за нас', {}],
  ['docExchange', '', '', { reasonId: required, explanation: required }],
  ['docExchange', '1', '', { explanation: required }],
  ['docExchange', '1', ' 123456789 ', { explanation: tooShort }],
  ['docExchange', '1', '1234567890', {}],
]
test.each(forms)('%s, reason „%s“, explanation „%s“', (system, reasonId, explanation, errors) => {
  expect(rejectErrors({ ...blankRejection, reasonId, explanation }, system)).toEqual(errors)
})

test('the sender is told unless the clerk says otherwise', () => {
  expect(blankRejection.notifySender).toBe(true)
})

test('the ten reasons are those of the backend, under the same ids', () => {
  expect(rejectReasons.map(({ value, label }) => ({ id: Number(value), name: label }))).toEqual(known)
})
