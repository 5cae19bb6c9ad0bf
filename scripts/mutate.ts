import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumFlags, findBrowser } from '../tests/support/browser.ts'
import { runMutations } from '../tests/walk/mutate.ts'
import { isBad, tableOf } from '../tests/walk/outcomes.ts'
import { readable } from './serve/readable.ts'
import { wholeNumber } from './serve/wholeNumber.ts'

/**
 * `npm run mutate -- --seed 1 --count 2000`: changes one reply in one place, a thousand times over, and looks at what
 * the screen makes of it. `--only GetDocument` takes the calls whose path ends so. Ends with 1 when a screen stopped,
 * went blank, showed nonsense or never came to rest.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, only: { type: 'string' }, pages: { type: 'string' } },
})
const { seed = '1', count = '2000', only = '', pages = '3' } = values

const browser = await chromium.launch({ executablePath: await findBrowser(), args: chromiumFlags })
const outcomes = await readable(() =>
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
