import { expect, test } from 'playwright/test'
import { runMutations } from '../crawl/mutate.ts'
import { isBad, lineOf } from '../crawl/outcomes.ts'

test.describe.configure({ timeout: 600_000 })

test('a response that is changed in one place breaks no screen and shows no nonsense', async ({ browser }) => {
  const outcomes = await runMutations(browser, { seed: 1, count: 60, pages: 1, scenes: 12 })
  expect(outcomes).toHaveLength(60)
  expect(outcomes.filter(isBad).map(lineOf)).toEqual([])
})
