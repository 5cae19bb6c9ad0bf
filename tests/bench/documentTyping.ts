import type { Browser } from 'playwright'
import { to } from '../../src/routes/to.ts'
import { openLoggedIn } from './app.ts'
import { leadTo } from './heavyDocument.ts'
import { median } from './median.ts'
import type { Line } from './report.ts'
import { typeIn, typical, worstOf } from './typing.ts'

/**
 * In milliseconds: the maximum script time for one key in the form of a new document, with the processor slowed down
 * four times.
 */
const goal = 8
const SLOWER = 4

export const documentTyping = async (browser: Browser, origin: string, runs: number): Promise<Line[]> => {
  const page = await openLoggedIn(browser, origin)
  await leadTo(page, to.documentsFlow.createDocument())
  const fields = [
    { name: 'Относно', field: page.getByLabel(/^Относно/), text: 'iskane za proverka na vezna' },
    { name: 'Външен №', field: page.getByLabel(/^Външен №/), text: 'ab-1200' },
  ]
  const keys = typical(await typeIn(page, fields, runs, 'ScriptDuration'))
  await page.context().close()
  const worst = worstOf(keys)
  return [
    {
      what: `Form of a new document, processor ${SLOWER}× slower: script of the worst key`,
      value: worst.milliseconds * SLOWER,
      unit: 'ms',
      goal,
      detail: `in „${worst.field}“; median ${(median(keys.map(({ milliseconds }) => milliseconds)) * SLOWER).toFixed(1)} ms`,
    },
  ]
}
