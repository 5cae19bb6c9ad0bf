import { expect, test } from 'vitest'
import { joinTextItems, partsOf, placesOf } from '../../../src/widgets/pdf/pageText.ts'

const line = (...pieces: string[]) => pieces.map((str, index) => ({ str, hasEOL: index === pieces.length - 1 }))
const page = joinTextItems([
  ...line('До ', 'Басейнова дирекция'),
  { type: 'endMarkedContent' },
  ...line('№ 04-12 (копие)'),
])
const foundIn = (sought: string) => placesOf(sought, page).map(({ from, to }) => page.text.slice(from, to))

test.each([
  ['a word in another case', 'БАСЕЙНОВА', ['Басейнова']],
  ['every place', 'о', ['о', 'о', 'о']],
  ['words of two pieces', 'до басейнова', ['До Басейнова']],
  ['words over the end of a line, however many blanks part them', 'дирекция   №', ['дирекция №']],
  ['signs that mean something else in a pattern', '(копие)', ['(копие)']],
  ['nothing for a blank', '  ', []],
  ['nothing that is not there', 'Враца', []],
])('the search finds %s', (_, sought, found) => {
  expect(foundIn(sought)).toEqual(found)
})

test.each([
  ['a part of one piece', 'дирекция', [{ piece: 1, from: 10, to: 18 }]],
  [
    'the end of one piece and the beginning of the next',
    'до бас',
    [
      { piece: 0, from: 0, to: 3 },
      { piece: 1, from: 0, to: 3 },
    ],
  ],
  [
    'pieces of two lines, without the blank that parts them',
    'дирекция №',
    [
      { piece: 1, from: 10, to: 18 },
      { piece: 2, from: 0, to: 1 },
    ],
  ],
])('a match is marked on %s', (_, sought, parts) => {
  expect(placesOf(sought, page).flatMap((place) => partsOf(place, page))).toEqual(parts)
})

const lines = (...texts: string[]) => joinTextItems(texts.map((str) => ({ str, hasEOL: true })))
test.each<[string, string[], string, string[]]>([
  ['a word broken over two lines', ['Предварителен дого-', 'вор за наем'], 'договор', ['дого- вор']],
  ['a word broken by a soft hyphen', ['удосто\u00ad', 'верение'], 'удостоверение', ['удосто\u00ad верение']],
  [
    'a hyphen of the word at the end of a line',
    ['министър-', 'председател'],
    'министър-председател',
    ['министър- председател'],
  ],
  ['a number broken at its hyphen', ['№ РД-12-', '345'], 'рд-12-345', ['РД-12- 345']],
  ['a soft hyphen within a line', ['предста\u00adвителите'], 'представителите', ['предста\u00adвителите']],
  ['invisible characters in what is sought', ['представителите'], 'предста\u00adви\u200bтелите', ['представителите']],
  ['hyphens that do not break', ['РД\u201112\u2011345'], 'РД-12-345', ['РД\u201112\u2011345']],
  ['a dash for a hyphen', ['ЕООД – Пловдив'], 'ЕООД - Пловдив', ['ЕООД – Пловдив']],
  ['quotes of another kind', ['„Алфа“ ООД'], '"Алфа" ООД', ['Алфа“ ООД']],
  ['quotes where none are typed', ['„Алфа“ ООД'], 'алфа оод', ['Алфа“ ООД']],
  ['a Latin letter in a Cyrillic word', ['П\u0065тров'], 'Петров', ['Петров'.replace('е', '\u0065')]],
  ['Latin letters that look Cyrillic', ['СОР'], 'COP', ['СОР']],
  ['Latin letters as they are transliterated', ['Щерева, София'], 'Shtereva', ['Щерева']],
  ['a Roman number of Cyrillic letters', ['раздел Х\u0406V'], 'XIV', ['Х\u0406V']],
  ['letters with their marks apart', ['и\u0306од'], 'йод', ['и\u0306од']],
  ['a number with and without a blank behind its sign', ['№0000651248'], '№ 0000651248', ['№0000651248']],
  ['no part of a letter', ['щит'], 'ш', []],
  ['no word over a line that only ends', ['дого', 'вор'], 'договор', []],
])('the search in fields finds %s', (_, texts, sought, found) => {
  const page = lines(...texts)
  expect(placesOf(sought, page).map(({ from, to }) => page.text.slice(from, to))).toEqual(found)
})
