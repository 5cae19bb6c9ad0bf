import { parseArgs } from 'node:util'
import { openBrowser } from '../tests/support/findBrowser.ts'
import { freshBuild } from './build/freshBuild.ts'
import { readable } from './serve/readable.ts'
import { wholeNumber } from './serve/wholeNumber.ts'

/**
 * `npm run soak -- --minutes 30 --browsers 10`: several roles work by lot in one world over the network server. Ends
 * with 1 when something was lost or doubled, a console said an error, or the heap grew by more than a tenth.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string' }, browsers: { type: 'string' }, seed: { type: 'string' } },
})
const { minutes = '30', browsers = '10', seed = '1' } = values

process.env.JOURNEYS_NETWORK = '1'
process.env.JOURNEYS_FOLDER ??= (await readable(freshBuild)).folder
// What it imports reads the variables at once.
const { soak } = await import('../tests/network/soak/soak.ts')

const browser = await readable(openBrowser)
const { found, numbers } = await readable(() =>
  soak(browser, {
    minutes: wholeNumber('--minutes', minutes),
    browsers: wholeNumber('--browsers', browsers),
    seed: wholeNumber('--seed', seed),
    say: (sentence) => console.error(sentence),
  }),
)
await browser.close()
console.table(numbers)
console.log(found.length === 0 ? 'Nothing was lost, doubled or said to be wrong.' : found.join('\n'))
process.exit(found.length > 0 ? 1 : 0)
