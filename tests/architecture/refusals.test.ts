import { expect, test } from 'vitest'
import { sourcesOf } from './sources.ts'

/** Modules that may create a refusal themselves, because it is about the screen and no backend could return it. */
const ofScreens: Readonly<Record<string, string>> = {
  'src/features/exchange/processing.ts': 'a list does not reject what must be opened first; the page of a message may',
}

test('a screen gets refusals from rules and creates none', () => {
  const makers = sourcesOf('src').filter(
    ({ path, code }) =>
      !path.startsWith('src/rules/') && /import \{[^}]*\brefused\b[^}]*\} from '[^']*rules\/ruleResult/.test(code),
  )
  expect(
    makers.map(({ path }) => path),
    'move the refusal into a rule of src/rules',
  ).toEqual(Object.keys(ofScreens))
})
