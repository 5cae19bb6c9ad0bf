import { describe, expect, test } from 'vitest'
import {
  type CounterYear,
  type GivenNumber,
  gapText,
  numbersRegister,
} from '../../../src/rules/identifiers/numbersRegister.ts'

const letters: CounterYear = {
  code: 'letters',
  name: 'Кореспонденция',
  year: 2026,
  firstNumber: 1,
  currentValue: 5,
  step: 1,
  prefixes: ['04'],
}
const given = (count: number, more: Partial<GivenNumber> = {}): GivenNumber => ({
  counterCode: 'letters',
  year: 2026,
  count,
  number: `04-${count}`,
  date: `2026-01-0${count}`,
  voided: null,
  documentGuid: `d${count}`,
  ...more,
})
const all = (...counts: number[]) => counts.map((count) => given(count))

describe('the register of given numbers', () => {
  test.each<[string, Partial<CounterYear>, GivenNumber[], string[]]>([
    ['nothing left out', {}, all(1, 2, 3, 4, 5), []],
    ['one in the middle', {}, all(1, 2, 4, 5), ['3']],
    ['a run', {}, all(1, 5), ['2–4']],
    ['the first', {}, all(2, 3, 4, 5), ['1']],
    ['the last: given by the counter, borne by nothing', {}, all(1, 2, 3), ['4–5']],
    ['two', {}, all(1, 3, 5), ['2', '4']],
    ['a counter that begins at 3', { firstNumber: 3 }, all(3, 5), ['4']],
    ['steps of two', { step: 2 }, all(1, 5), ['3']],
    ['none was given', { currentValue: 0 }, [], []],
    ['a counter that was set back', { currentValue: 2 }, all(1, 2, 4), ['3']],
    ['another year leaves none', {}, [...all(1, 2, 4, 5), given(3, { year: 2025 })], ['3']],
    ['another counter leaves none', {}, [...all(1, 2, 4, 5), given(3, { counterCode: 'orders' })], ['3']],
    ['an annulled one is no gap', {}, [...all(1, 2, 4, 5), given(3, { voided: 'Сгрешен подател' })], []],
  ])('gaps: %s', (_, counter, numbers, gaps) => {
    expect(numbersRegister([{ ...letters, ...counter }], numbers)[0]?.gaps.map(gapText)).toEqual(gaps)
  })

  test('first, last, number and annulled ones, in the order of numbers', () => {
    const [row] = numbersRegister(
      [letters],
      [given(5, { voided: '' }), ...all(1, 2, 3), given(4, { voided: 'Двойно' })],
    )
    expect(row).toMatchObject({ first: 1, last: 5, given: 5 })
    expect(row?.voided.map(({ number, voided }) => [number, voided])).toEqual([
      ['04-4', 'Двойно'],
      ['04-5', ''],
    ])
  })

  test('a number with a date before that of a smaller one is reported, the next ones are not', () => {
    const [row] = numbersRegister([letters], [...all(1, 2, 4, 5), given(3, { date: '2026-01-01' })])
    expect(row?.backwards.map(({ number }) => number)).toEqual(['04-3'])
  })

  test('a counter without given numbers has no first and no last', () => {
    expect(numbersRegister([{ ...letters, currentValue: 0 }], [])[0]).toMatchObject({
      first: null,
      last: null,
      given: 0,
    })
  })
})
