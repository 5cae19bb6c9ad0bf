import { expect, test } from 'vitest'
import { findMonth } from '../../../src/rules/words/findMonth.ts'
import { searchable } from '../../../src/rules/words/foldText.ts'
import { textMatcher } from '../../../src/rules/words/textMatcher.ts'
import { formsPattern } from '../../../src/rules/words/wordForms.ts'

/** The forms of one word in each line. */
const sameWords = [
  'заявление заявлението заявления заявленията',
  'протокол протокола протоколът протоколи протоколите',
  'преписка преписката преписки преписките',
  'писмо писмото писма писмата',
  'договор договора договорът договори договорите',
  'търговец търговецът търговеца търговци търговците',
  'регистър регистъра регистърът регистри регистрите',
  'случай случая случаят случаи случаите',
  'знак знакът знака знаци знаците',
  'служител служителят служителя служители служителите',
  'гражданин гражданинът гражданина граждани гражданите',
  'годност годността',
  'заповед заповедта заповеди заповедите',
  'комисия комисията комисии комисиите',
  'измерване измерването измервания измерванията',
  'служебен служебна служебно служебни служебния служебният служебната служебното служебните',
  'издаден издадена издадено издадени издадената',
  'градски градска градско градския градската градските',
].map((line) => line.split(' '))

test.each(sameWords)('a text with any form of „%s“ is found by any other', (...words) => {
  for (const typed of words)
    for (const written of words) expect(textMatcher(typed)(searchable(`Относно ${written}, вх.`)), typed).toBe(true)
})

test.each([
  ['поставка', 'пост'],
  ['постове', 'поставка'],
  ['картон', 'карта'],
  ['карта', 'картон'],
  ['правилник', 'право'],
  ['планини', 'план'],
  ['докладчик', 'доклад'],
  ['актив', 'акт'],
  ['актове', 'активи'],
  ['водачи', 'вода'],
  ['заявител', 'заявление'],
  ['протоколист', 'протокол'],
  ['служба', 'служебен'],
  ['градина', 'град'],
  ['Иванова', 'Иванов'],
  ['Петрова', 'Петров'],
  ['мярка', 'марка'],
])('the typed word „%s“ does not find „%s“', (typed, written) => {
  expect(textMatcher(typed)(searchable(written))).toBe(false)
})

test.each([
  ['пост', 'поставка'],
  ['карта', 'картата и картони'],
  ['протокол', 'протоколист'],
])('„%s“ in „%s“ is no form inside of another word', (typed, text) => {
  expect(formsPattern(typed)?.exec(text)?.[0] ?? '').not.toBe(text)
})

test.each(['ул', 'ЕИК', 'protocol', '12', '04-12', 'Петрова'])('„%s“ has no forms', (typed) => {
  expect(formsPattern(typed)).toBeNull()
})

test.each([
  ['ноември 2026', { fromDate: '2026-11-01', toDate: '2026-11-30', rest: '' }],
  ['Заявления февруари 2024 г.', { fromDate: '2024-02-01', toDate: '2024-02-29', rest: 'Заявления' }],
  ['декември 2025 жалби', { fromDate: '2025-12-01', toDate: '2025-12-31', rest: 'жалби' }],
  ['ноември', null],
  ['2026', null],
  ['марти 2026', null],
  ['март 20265', null],
])('the month in „%s“ is %j', (typed, expected) => {
  expect(findMonth(typed)).toEqual(expected)
})

test.each([
  ['Община Силистра ноември', { fromDate: '2026-11-01', toDate: '2026-11-30', rest: 'Община Силистра' }],
  ['декември жалби', { fromDate: '2025-12-01', toDate: '2025-12-31', rest: 'жалби' }],
  ['жалби декември 2024', { fromDate: '2024-12-01', toDate: '2024-12-31', rest: 'жалби' }],
  ['май', null],
  ['март 20265', null],
  ['мартеница', null],
])('without a year the month in „%s“ is %j', (typed, expected) => {
  expect(findMonth(typed, '2026-11-20')).toEqual(expected)
})
