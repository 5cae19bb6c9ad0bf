import { expect, test } from 'vitest'
import { joined, partsOf, placesOf } from '../../../src/widgets/pdf/pageText.ts'

const line = (...pieces: string[]) => pieces.map((str, index) => ({ str, hasEOL: index === pieces.length - 1 }))
const page = joined([...line('До ', 'Басейнова дирекция'), { type: 'endMarkedContent' }, ...line('№ 04-12 (копие)')])
const foundIn = (sought: string) => placesOf(sought, page).map(({ from, to }) => page.text.slice(from, to))

test.each([
  ['a word in another case', 'БАСЕЙНОВА', ['Басейнова']],
  ['every place', 'о', ['о', 'о', 'о']],
  ['words of two pieces', 'до басейнова', ['До Басейнова']],
  ['words over the end of a line, however many blanks part them', 'дирекция   №', ['дирекция №']],
  ['signs that mean something else in a pattern', '(копие)', ['(копие)']],
  ['nothing for a blank', '  ', []],
  ['nothing that is not there', 'Враца', []],
])('finds %s', (_, sought, found) => {
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
])('a place is marked on %s', (_, sought, parts) => {
  expect(placesOf(sought, page).flatMap((place) => partsOf(place, page))).toEqual(parts)
})
