import { expect, test } from 'vitest'
import { otherReasonId, rejectionErrors, rejectReasons } from '../../../src/rules/exchange/rejection.ts'

const required = 'Полето е задължително'
const tooShort = 'Напишете пояснение от поне 10 знака.'

const forms: [system: 'eDelivery' | 'docExchange', reasonId: number | null, explanation: string, errors: object][] = [
  ['eDelivery', null, '', { reasonId: required }],
  ['eDelivery', 11, '', { reasonId: required }],
  ['eDelivery', 1, '', {}],
  ['eDelivery', 1, 'кратко', { explanation: tooShort }],
  ['eDelivery', 1, '          ', {}],
  ['eDelivery', 10, '', { explanation: required }],
  ['eDelivery', 10, 'не е за нас', {}],
  ['docExchange', null, '', { reasonId: required, explanation: required }],
  ['docExchange', 1, '', { explanation: required }],
  ['docExchange', 1, ' 123456789 ', { explanation: tooShort }],
  ['docExchange', 1, '1234567890', {}],
]
test.each(forms)('the rejection %s with reason %s and explanation „%s“', (system, reasonId, explanation, errors) => {
  expect(rejectionErrors({ reasonId, explanation }, system === 'docExchange')).toEqual(errors)
})

test('the last reason is the one that requires an explanation', () => {
  expect(rejectReasons.at(-1)).toEqual({ id: otherReasonId, name: 'Друго' })
})
