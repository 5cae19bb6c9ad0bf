import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

const imitation = sourcesOf('mocks').filter(({ path }) => !path.startsWith('mocks/engine/'))
const places = (pattern: RegExp): string[] => imitation.flatMap((source) => placesOf(source, pattern))

test('the imitation refuses by a rule, or for a reason of the closed list', () => {
  expect(places(/\bnew Refused\(/)).toEqual([])
})

test('no verdict is written in the imitation itself', () => {
  expect(places(/\brefused\(/)).toEqual([])
  expect(places(/\binsist(Whole)?\(\{/)).toEqual([])
  expect(places(/\binsistFields\(\{ *\w+: ['"`]/)).toEqual([])
})

test('what only a server knows is known by name', () => {
  expect(places(/\bownRefusal\(/).map((place) => place.split(':')[0])).toEqual([
    'mocks/correspondents/commands.ts',
    'mocks/documents/registerDocument.ts',
    'mocks/documents/registerDocument.ts',
    'mocks/exchange/sendDocument.ts',
    'mocks/people/accountAnswers.ts',
    'mocks/store/onSameWorld.ts',
  ])
})
