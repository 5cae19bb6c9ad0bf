import { parseArgs } from 'node:util'
import { readable } from '../scripts/serve/readable.ts'
import { wholeNumber } from '../scripts/serve/wholeNumber.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'
import { runMutations } from '../tests/walk/mutate.ts'
import { isBad, tableOf } from '../tests/walk/outcomes.ts'

/**
 * `npm run mutate -- --seed 1 --count 2000`: changes replies and looks at the screens. Each time one reply in one
 * place. `--only GetDocument` takes paths that end so. Ends with 1 when a screen stopped, went blank or never rested.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string' }, only: { type: 'string' }, pages: { type: 'string' } },
})
const { seed = '1', count = '2000', only = '', pages = '3' } = values

const browser = await readable(openBrowser)
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
