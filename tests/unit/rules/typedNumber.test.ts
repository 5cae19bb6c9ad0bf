import { expect, test } from 'vitest'
import { type NumberRules, readNumber, shownNumber } from '../../../src/rules/words/typedNumber.ts'

const money: NumberRules = { decimals: 2, unit: '€' }
const leva: NumberRules = { decimals: 2, unit: 'лв.' }
const count: NumberRules = { decimals: 0 }
const mass: NumberRules = { decimals: 3, unit: 'кг' }

const certain: [text: string, rules: NumberRules, value: number | null][] = [
  ['', money, null],
  [' \u200e', money, null],
  ['1 234,50', money, 1234.5],
  ['1234,50 €', money, 1234.5],
  ['1234.5', money, 1234.5],
  ['€ 53,69', money, 53.69],
  ['€53,69', money, 53.69],
  ['53,69 EUR', money, 53.69],
  ['53,69 евро', money, 53.69],
  ['1 234,50 лв.', leva, 1234.5],
  ['1234,50лв', leva, 1234.5],
  ['BGN 12', leva, 12],
  ['12,50 лв.', { decimals: 2, unit: '€ / лв.' }, 12.5],
  ['12,50 €', { decimals: 2, unit: '€ / лв.' }, 12.5],
  ['1.234,50', money, 1234.5],
  ['1,234.50', money, 1234.5],
  ['1.234.567,89', money, 1_234_567.89],
  ['1,234,567.8', money, 1_234_567.8],
  ['1.234.567', money, 1_234_567],
  ['1\u00a0234,50', money, 1234.5],
  ['1\u202f234,50', money, 1234.5],
  ['1\u2009234,50', money, 1234.5],
  ['1’234,50', money, 1234.5],
  ["1'234'567", money, 1_234_567],
  ['\u200e1234,50', money, 1234.5],
  ['1234,\u00ad50', money, 1234.5],
  ['\u202a-12,5\u202c', money, -12.5],
  ['−12,5', money, -12.5],
  ['- 12,5', money, -12.5],
  ['+12,5', money, 12.5],
  [',5', money, 0.5],
  ['12,', money, 12],
  ['0,125', mass, 0.125],
  ['1,234', mass, 1.234],
  ['1,234 кг', mass, 1.234],
  ['12,5000', money, 12.5],
  ['12 500 км', { decimals: 0, unit: 'км' }, 12_500],
  ['45,5 л', { decimals: 2, unit: 'л' }, 45.5],
  ['45,5 литра', { decimals: 2, unit: 'л' }, 45.5],
  ['3 бр.', { decimals: 0, unit: 'бр.' }, 3],
  ['25 %', { decimals: 2, unit: '%' }, 25],
  ['5 работни дни', { decimals: 0, unit: 'раб. дни' }, 5],
  ['10 г.', { decimals: 0, unit: 'години' }, 10],
  ['1600 см3', { decimals: 0, unit: 'куб. см' }, 1600],
  ['53,69 € (105,01 лв.)', money, 53.69],
  ['1 234,50\u00a0€ (2 414,47\u00a0лв.)', money, 1234.5],
  ['12,50.', money, 12.5],
  ['12,50;', money, 12.5],
  ['12,50 €,', money, 12.5],
  ['12500,-', money, 12_500],
  ['1 234.–', money, 1234],
  ['2,0', count, 2],
  ['1 234', count, 1234],
]
test.each(certain)('the text %j is parsed for %j as %d', (text, rules, value) => {
  expect(readNumber(text, rules)).toEqual({ value })
})

const twoDecimals = 'Най-много 2 знака след запетаята.'
const refused: [text: string, rules: NumberRules, problem: string][] = [
  ['12.500', money, 'Неясно е дали е 12\u00a0500 или 12,50. Напишете 12500 или 12,50.'],
  ['12,500 €', money, 'Неясно е дали е 12\u00a0500 или 12,50. Напишете 12500 или 12,50.'],
  ['1.234', money, `Неясно е дали е 1\u00a0234 или 1,234. Напишете 1234, ако са хиляди. ${twoDecimals}`],
  ['1,234', money, `Неясно е дали е 1\u00a0234 или 1,234. Напишете 1234, ако са хиляди. ${twoDecimals}`],
  ['100,005', money, `Неясно е дали е 100\u00a0005 или 100,005. Напишете 100005, ако са хиляди. ${twoDecimals}`],
  ['1.234', mass, 'Неясно е дали е 1\u00a0234 или 1,234. Напишете 1234 или 1,234.'],
  ['12.500', count, 'Неясно е дали е 12\u00a0500 или 12,5. Напишете 12500, ако са хиляди. Въведете цяло число.'],
  ['0,125', money, twoDecimals],
  ['1234,567', money, twoDecimals],
  ['1 234,567', money, twoDecimals],
  ['1.234,567', money, twoDecimals],
  ['12,5678', money, twoDecimals],
  ['1,25', { decimals: 1 }, 'Най-много 1 знак след запетаята.'],
  ['2,5', count, 'Въведете цяло число.'],
  ['1.2.3', money, 'Въведете число.'],
  ['1,2,34', money, 'Въведете число.'],
  ['1.23,45', money, 'Въведете число.'],
  ['12 34', money, 'Въведете число.'],
  ['дванадесет', money, 'Въведете число.'],
  ['1e5', money, 'Въведете число.'],
  ['12 неща', money, 'Въведете число.'],
  ['12-15', money, 'Въведете число.'],
  ['.', money, 'Въведете число.'],
  ['1 234,50 лв.', money, 'Сумата е написана в лв., а тук се въвежда в €. Превалутирайте я и въведете резултата.'],
  ['53,69 €', leva, 'Сумата е написана в €, а тук се въвежда в лв. Превалутирайте я и въведете резултата.'],
  ['12 кг', { decimals: 0, unit: 'км' }, 'Въведете числото в „км“.'],
  ['12 км', count, 'Въведете само числото, без мерна единица.'],
  ['10000000000', { ...money, max: 9_999_999_999.99 }, 'Най-голямата стойност е 9\u00a0999\u00a0999\u00a0999,99.'],
  ['0', { ...money, min: 0.01 }, 'Най-малката стойност е 0,01.'],
  ['-1', { decimals: 0, min: 0 }, 'Най-малката стойност е 0.'],
  ['99999999999999999999', money, 'Числото е твърде голямо.'],
]
test.each(refused)('the text %j for %j is refused: %s', (text, rules, problem) => {
  const read = readNumber(text, rules)
  expect([read.value, read.problem]).toEqual([null, problem])
})

test('an incomplete group of thousands is not yet an error', () => {
  expect(readNumber('1 23', money)).toMatchObject({ value: null, isBegun: true })
  expect(readNumber('1 234 5', money).isBegun).toBe(true)
  expect(readNumber('12.500', money).isBegun).toBeUndefined()
})

test('numbers are formatted with a decimal comma, and can be parsed again', () => {
  expect(shownNumber(1234.5, 2)).toBe('1234,50')
  expect(shownNumber(7)).toBe('7')
  expect(shownNumber(null)).toBe('')
  for (const value of [0, 0.1, 12.5, 1234.567, 999_999.999])
    expect(readNumber(shownNumber(value, 3), mass).value).toBe(value)
})
