import type { Browser } from 'playwright'
import { openLoggedIn } from './app.ts'
import { heavy, leadTo, light, makeDocument, pathOf } from './heavyDocument.ts'
import { median } from './median.ts'
import { type Opening, openDocument } from './opening.ts'
import type { Line } from './report.ts'
import { assignees, openTaskForm, taskFields, typeIn, typical, worstOf } from './typing.ts'

/** In milliseconds: the maximum time for opening the large document, and for one key in its task form. */
const goals = { opening: 300, keystroke: 50 }

/**
 * Measures the large document in one session. Its opening is compared with that of a usual document. In the task form
 * with twenty assignees the slowest key counts. Values are medians of the rounds.
 */
export const heavyRows = async (browser: Browser, address: string, runs: number): Promise<Line[]> => {
  const page = await openLoggedIn(browser, address)
  const big = await makeDocument(page, 'Тежка преписка', heavy)
  const small = await makeDocument(page, 'Обикновена преписка', light)
  const [ofBig, ofSmall]: [Opening[], Opening[]] = [[], []]
  for (let round = 0; round <= runs; round += 1) {
    const [slow, quick] = [await openDocument(page, big, heavy), await openDocument(page, small, light)]
    if (round > 0) ofBig.push(slow)
    if (round > 0) ofSmall.push(quick)
  }
  const middle = (openings: readonly Opening[], part: keyof Opening) => median(openings.map((one) => one[part]))
  await leadTo(page, pathOf(big))
  const typed = await typeIn(page, taskFields(await openTaskForm(page)), runs)
  const keys = typical(typed)
  await page.context().close()
  const worst = worstOf(keys)
  return [
    {
      what: `Opening a document: ${heavy.files} files, ${heavy.tasks} tasks, ${heavy.nodes} nodes`,
      value: middle(ofBig, 'page'),
      unit: 'ms',
      goal: goals.opening,
      detail:
        `then its tasks ${middle(ofBig, 'tasks').toFixed(0)} ms, its files ${middle(ofBig, 'files').toFixed(0)} ms; ` +
        `an ordinary one ${middle(ofSmall, 'page').toFixed(0)} ms`,
    },
    {
      what: `Task form, ${assignees} assignees: worst key`,
      value: worst.milliseconds,
      unit: 'ms',
      goal: goals.keystroke,
      detail:
        `main-thread work of ${keys.length} keys, the worst in „${worst.field}“; ` +
        `median ${median(keys.map(({ milliseconds }) => milliseconds)).toFixed(1)} ms, ` +
        `the slowest of all ${Math.max(...typed.flat().map(({ milliseconds }) => milliseconds)).toFixed(0)} ms`,
    },
  ]
}
