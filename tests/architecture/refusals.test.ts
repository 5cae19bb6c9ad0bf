import { expect, test } from 'vitest'
import { placesOf, sourcesOf } from './sources.ts'

const mockBackend = sourcesOf('mocks').filter(({ path }) => !path.startsWith('mocks/engine/'))
const places = (pattern: RegExp): string[] => mockBackend.flatMap((source) => placesOf(source, pattern))

test('the mock backend refuses by a rule, or for a reason of the closed list', () => {
  expect(places(/\bnew Refused\(/)).toEqual([])
})

test('no refusal is written in the mock backend itself', () => {
  expect(places(/\brefused\(/)).toEqual([])
  expect(places(/\binsist(Whole)?\(\{/)).toEqual([])
  expect(places(/\binsistFields\(\{ *\w+: ['"`]/)).toEqual([])
})

/** Modules that create a refusal themselves, because it is about the screen and no backend could return it. */
const ofScreens: Readonly<Record<string, string>> = {
  'src/features/exchange/processing.ts': 'a list does not reject what must be opened first; the page of a message may',
}

test('a screen gets refusals from rules and creates none', () => {
  const makers = sourcesOf('src').filter(
    ({ path, code }) =>
      !path.startsWith('src/rules/') && /import \{[^}]*\brefused\b[^}]*\} from '[^']*rules\/ruleResult/.test(code),
  )
  expect(makers.map(({ path }) => path)).toEqual(Object.keys(ofScreens))
})
