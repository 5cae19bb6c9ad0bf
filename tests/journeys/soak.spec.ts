import { expect, test } from 'playwright/test'
import { explore, reportOf } from '../explore/explore.ts'
import { isLeak, lineOf, measureLeaks } from '../leaks/leaks.ts'

test.describe.configure({ timeout: 600_000 })

test('random presses, typing and navigation in four roles and two tabs break nothing', async ({ browser }) => {
  expect((await explore(browser, { seed: 1, steps: 48 })).map(reportOf)).toEqual([])
})

test('lists, records and forms that are opened and left leak nothing', async ({ browser }) => {
  const grown = await measureLeaks(browser, { times: 3, only: 'documents-flow/tasks', isHeapMeasured: false })
  expect(grown.length).toBeGreaterThan(3)
  expect(grown.filter(isLeak).map(lineOf)).toEqual([])
})
