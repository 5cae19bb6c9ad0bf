import { parseArgs } from 'node:util'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { wholeNumber } from '../scripts/serve/wholeNumber.ts'
import { runMutations } from '../tests/crawl/mutate.ts'
import { isBad, tableOf } from '../tests/crawl/outcomes.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'

/**
 * `npm run mutate -- --seed 1 --count 2000`: changes one value in one response at a time and checks the screen that
 * gets it. `--only GetDocument` selects paths with this ending. Exits with 1 if a screen failed, stayed blank or never
 * became idle.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, only: { type: 'string' }, pages: { type: 'string' } },
})
const { seed = '1', count = '2000', only = '', pages = '3' } = values

const browser = await withReadableErrors(openBrowser)
const outcomes = await withReadableErrors(() =>
  runMutations(browser, {
    seed: wholeNumber('--seed', seed),
    count: wholeNumber('--count', count),
    pages: wholeNumber('--pages', pages),
    only,
    say: (sentence) => console.error(sentence),
  }),
)
await browser.close()
console.log(tableOf(outcomes))
process.exit(outcomes.some(isBad) ? 1 : 0)
