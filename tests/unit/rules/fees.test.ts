import { expect, test } from 'vitest'
import { Direction, ReceivedVia, DocumentStatus as S } from '../../../src/contract/enumerations.ts'
import { type DocumentFacts, documentFacts } from '../../../src/rules/documents/documentFacts.ts'
import { feeNote } from '../../../src/rules/documents/fees.ts'
import { PaymentType, usualPayment } from '../../../src/rules/documents/obligationRules.ts'

const application = (given: Partial<DocumentFacts> = {}) =>
  documentFacts({
    direction: Direction.INCOMING,
    status: S.REGISTERED,
    isRegistered: true,
    isAdministrativeService: true,
    ...given,
  })
const accountants = { obligations: ['Й. Ангелова', 'Р. Лазарова', 'В. Груев'] }
const unset = 'Такса не е вписана. Ако се дължи, вписва я: Й. Ангелова, Р. Лазарова и още 1.'

test.each([
  ['an application without a fee', {}, false, unset],
  ['… while it is worked on', { status: S.IN_PROGRESS }, false, unset],
  ['… to who sets fees', {}, true, 'Такса не е вписана. Ако се дължи, впишете я в „Задължения и плащания“.'],
  [
    '… which is owed',
    { obligationsCount: 1, unpaidObligations: 1 },
    false,
    'Чака 1 неплатено задължение. Плащането отбелязва: Й. Ангелова, Р. Лазарова и още 1.',
  ],
  ['… to who notes payments', { obligationsCount: 2, unpaidObligations: 2 }, true, 'Чака 2 неплатени задължения.'],
  ['… which is paid', { obligationsCount: 1, paymentsCount: 1 }, false, ''],
  ['before it has a number', { isRegistered: false, status: S.DRAFT }, false, ''],
  ['once it is finished', { status: S.COMPLETED }, false, ''],
  ['papers that were sent after it', { hasParent: true }, false, ''],
  ['a letter', { isAdministrativeService: false }, false, ''],
  ['the answer', { direction: Direction.OUTGOING }, false, ''],
] as const)('the fee of %s', (_, given, maySet, note) => {
  expect(feeNote(application(given), maySet, accountants)).toBe(note)
})
test('a type without fees, such as a complaint, mentions none', () => {
  expect(feeNote(application(), false, { obligations: [] })).toBe('')
  expect(feeNote(application(), false, {})).toBe('')
  expect(feeNote(application(), false, { obligations: ['Й. Ангелова', 'Р. Лазарова'] })).toMatch(
    /: Й\. Ангелова и Р\. Лазарова\.$/,
  )
})

test.each([
  ['what came by the portal is paid by it', ReceivedVia.INTERNET, null, PaymentType.ELECTRONIC],
  ['what came by post, by the bank', ReceivedVia.MAIL, null, PaymentType.BANK],
  ['what did not come, too', null, null, PaymentType.BANK],
  ['at the counter there are two ways', ReceivedVia.COUNTER, null, null],
  ['as the payment before', ReceivedVia.INTERNET, PaymentType.CASH, PaymentType.CASH],
])('the text about fees: %s', (_, receivedViaId, before, expected) => {
  expect(usualPayment(receivedViaId, before)).toBe(expected)
})
