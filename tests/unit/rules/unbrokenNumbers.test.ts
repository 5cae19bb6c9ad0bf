import { expect, test } from 'vitest'
import { readyExercises } from '../../../src/features/training/readyExercises.ts'
import { unbrokenNumbers } from '../../../src/rules/words/unbrokenNumbers.ts'

const numbersIn = (text: string) => unbrokenNumbers(text).flatMap((piece) => (piece.isNumber ? [piece.text] : []))

test.each<[text: string, numbers: string[]]>([
  ['', []],
  ['Регистрирайте го.', []],
  ['На гише е донесено писмо с външен № 04-15-27. Подател е МВР.', ['№ 04-15-27.']],
  ['„26-УЧ-001“ и „BG/22/126000001“', ['26-УЧ-001', 'BG/22/126000001']],
  ['Отворете 04-7/20.11.2026, после 04-8/20.11.2026', ['04-7/20.11.2026', '04-8/20.11.2026']],
  ['По заявление № 06-12/03.11.2026 от ЕТ „Х-2“', ['№ 06-12/03.11.2026', 'Х-2']],
  ['Срокът е 5 дни: 5, мерна единица', ['5', '5']],
])('the numbers in „%s“ are kept on one line', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers)
  expect(
    unbrokenNumbers(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})

test('no number of a story or a hint can be broken across lines', () => {
  for (const { story, hints, id } of readyExercises)
    for (const { text, isNumber } of [...story, ...hints].flatMap(unbrokenNumbers))
      if (!isNumber) expect(text, id).not.toMatch(/\d/)
})
