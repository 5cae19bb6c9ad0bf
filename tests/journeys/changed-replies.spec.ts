import { expect, test } from 'playwright/test'
import { runMutations } from '../walk/mutate.ts'
import { isBad, lineOf } from '../walk/outcomes.ts'

/** With both cores busy with other work it takes minutes. */
test.describe.configure({ timeout: 600_000 })

test('a reply that is changed in one place stops no screen and leaves no nonsense on it', async ({ browser }) => {
  const outcomes = await runMutations(browser, { seed: 1, count: 60, pages: 1, scenes: 12 })
  expect(outcomes).toHaveLength(60)
  expect(outcomes.filter(isBad).map(lineOf)).toEqual([])
})
