import { describe, expect, test } from 'vitest'
import {
  bareIdentifier,
  birthDateOfEgn,
  checkEgn,
  checkEik,
  checkLnch,
  kindOfIdentifier,
  makeBranchEik,
  makeEgn,
  makeEik,
  makeLnch,
  maskIdentifier,
  mayBecomeEgn,
  personalNumberIn,
} from '../../../src/rules/identifiers/identifiers.ts'
import { specifiedExamples } from './promised.ts'

const { egn, lnc, eik9, eik13 } = specifiedExamples.identifiers

test.each(egn.valid)('ЕГН %s is valid', (one) => {
  expect(checkEgn(one)).toBeNull()
})
test.each<readonly [string, string]>([
  ...egn.invalid,
  ['7503141414', 'changed ninth digit'],
  ['7513141404', 'month 13'],
  ['7500141404', 'month 0'],
  ['7533141404', 'month 33'],
  ['7553141404', 'month 53'],
  ['7502301404', '30 February'],
  ['75031414040', 'eleven digits'],
  ['75031414О4', 'a letter O'],
  ['750314140 ', 'a blank'],
  ['', 'empty'],
  ['0000000000', 'zeros'],
  ['-503141404', 'a sign'],
])('ЕГН „%s“ is not valid: %s', (one) => {
  expect(checkEgn(one)).toBe('Невалидно ЕГН.')
})
test.each([
  ['7503141404', '1975-03-14'],
  ['0142281147', '2001-02-28'],
  ['5708086643', '1957-08-08'],
])('ЕГН %s was born on %s', (one, date) => {
  expect(birthDateOfEgn(one)).toBe(date)
})

test.each(lnc.valid)('ЛНЧ %s is valid', (one) => {
  expect(checkLnch(one)).toBeNull()
})
test.each([...lnc.invalid, '100012345', '10001234588', '', '0000000000'])('ЛНЧ „%s“ is not valid', (one) => {
  expect(checkLnch(one)).toBe('Невалиден ЛНЧ.')
})

test.each([
  ...eik9.valid,
  ...eik9.secondPass,
  ...eik9.bothPassesTen,
  ...eik13.valid,
  ...eik13.secondPass,
  ...eik13.bothPassesTen,
])('ЕИК %s is valid', (one) => {
  expect(checkEik(one)).toBeNull()
})
test.each([
  ...eik9.invalid,
  ...eik13.invalid,
  '9001234500010',
  '90012345300100',
  '9001234530',
  '90012345A',
  '',
  '000000000',
])('ЕИК „%s“ is not valid', (one) => {
  expect(checkEik(one)).toBe('Невалиден ЕИК/БУЛСТАТ.')
})

describe('generated identifiers', () => {
  test('have correct checksums and the requested birth date and sex', () => {
    for (let i = 0; i < 2000; i += 1) {
      const birth = `${1880 + (i % 140)}-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`
      const one = makeEgn(birth, i)
      expect(checkEgn(one)).toBeNull()
      expect(birthDateOfEgn(one)).toBe(birth)
      expect(checkLnch(makeLnch(700_000_000 + i * 7919))).toBeNull()
      const eik = makeEik(90_000_000 + i * 31)
      expect(checkEik(eik)).toBeNull()
      expect(checkEik(makeBranchEik(eik, i))).toBeNull()
    }
  })
})

test.each([
  ['7503141404', 'egn'],
  ['1000123458', 'egn'],
  ['7503141405', 'egn'],
  ['ЛНЧ 1000123458', 'lnch'],
  ['лнч: 100 012 3459', 'lnch'],
  ['900123453', 'eik'],
  ['ЕИК 900 123 454', 'eik'],
  ['9001234530010', 'eik'],
  ['12345', null],
  ['Иван', null],
])('%s is typed as %s', (one, kind) => {
  expect(kindOfIdentifier(one)).toBe(kind)
})

test.each([
  ['7503141404', '750314****'],
  ['1000123458', '100012****'],
  ['900123453', '900123453'],
  ['9001234530010', '9001234530010'],
  ['750314140', '750314***'],
  ['', ''],
])('%s is shown in lists as %s', (one, shown) => {
  expect(maskIdentifier(one)).toBe(shown)
})

test.each([
  ['750314', false],
  ['7503141', true],
  ['750314140', true],
  ['7503141404', false],
  ['759914140', false],
  ['7503141x', false],
  ['900123453', false],
  ['04-671', false],
])('while „%s“ is typed it may become an ЕГН: %s', (text, expected) => {
  expect(mayBecomeEgn(text)).toBe(expected)
})

test.each([
  ['7503141404', '7503141404'],
  ['жалба на 7503141404 от май', '7503141404'],
  ['жалба на 750314 1404 от май', '7503141404'],
  ['жалба на 750314-1404 от май', '7503141404'],
  ['жалба на 750314\u00a01404 от май', '7503141404'],
  ['чужденец 1000123458', '1000123458'],
  ['ЛНЧ 1000123458', '1000123458'],
  ['лнч: 1000123458', '1000123458'],
  ['с ЕГН № 7503141405', '7503141405'],
  ['\u200e75031\u00ad41404', '7503141404'],
  ['ЕГН-7503141404', '7503141404'],
  ['ЕГН7503141404', '7503141404'],
  ['ЕГН – 7503141405', '7503141405'],
  ['ЛНЧ-1000123458', '1000123458'],
  ['личен № 1000123458', '1000123458'],
  ['750314–1404', '7503141404'],
  ['７５０３１４１４０４', '7503141404'],
  ['1000123458', undefined],
  ['0000806114', undefined],
  ['0000651248', undefined],
  ['Фактура № 0000651248', undefined],
  ['фактура № 7503141404', undefined],
  ['№7503141404', undefined],
  ['тел. 7503141404', undefined],
  ['договор 7503141404', undefined],
  ['ИН 7503141404', undefined],
  ['Ф-7503141404', undefined],
  ['7503141404/2026', undefined],
  ['фактура № 12, ЕГН 7503141404', '7503141404'],
  ['моб.: 0888123456', undefined],
  ['7503141405', undefined],
  ['17503141404', undefined],
  ['ЕИК 900123453', undefined],
  ['12-345', undefined],
  ['жалба', undefined],
])('in „%s“ the personal number is %s', (text, number) => {
  expect(personalNumberIn(text)).toBe(number)
})

test.each([
  [' 750314-1404 ', '7503141404'],
  ['\u200e7503141404', '7503141404'],
  ['750314\u00a01404', '7503141404'],
  ['7503\u20111414\u200b04', '7503141404'],
  ['ЕГН: 7503141404', '7503141404'],
  ['BG 900 123 453', '900123453'],
  ['ЕГН: 7503141404,', '7503141404'],
  ['с ЕГН 7503141404', '7503141404'],
  ['ЕГН/ЛНЧ: 7503141404', '7503141404'],
  ['„7503141404“', '7503141404'],
  ['７５０３１４１４０４', '7503141404'],
  ['ЕИК/БУЛСТАТ: 900123453', '900123453'],
  ['ЕИК по БУЛСТАТ 900123453;', '900123453'],
  ['ДДС № BG900123453', '900123453'],
  ['С1234567', 'С1234567'],
  ['ЕИК/БУЛСТАТ', 'ЕИК/БУЛСТАТ'],
  ['AB-12 3', 'AB-123'],
  ['750314****', '750314****'],
  ['', ''],
])('an identifier typed as %j is kept as %j', (typed, kept) => {
  expect(bareIdentifier(typed)).toBe(kept)
})
