import { expect, test } from 'playwright/test'
import { explore, reportOf } from '../explore/explore.ts'
import { isLeak, lineOf, measureLeaks } from '../leaks/leaks.ts'

/** With both cores busy with other work each takes a minute or two. */
test.describe.configure({ timeout: 600_000 })

test('somebody who presses, types and goes back by lot, in four roles and two tabs, breaks nothing', async ({
  browser,
}) => {
  expect((await explore(browser, { seed: 1, steps: 48 })).map(reportOf)).toEqual([])
})

test('a list, a record and a form that are opened and left leave nothing behind', async ({ browser }) => {
  const grown = await measureLeaks(browser, { times: 3, only: 'documents-flow/tasks', isHeapMeasured: false })
  expect(grown.length).toBeGreaterThan(3)
  expect(grown.filter(isLeak).map(lineOf)).toEqual([])
})
