import { parseArgs } from 'node:util'
import { freshBuild } from '../scripts/build/freshBuild.ts'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { wholeNumber } from '../scripts/serve/wholeNumber.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'

/**
 * `npm run soak -- --minutes 30 --browsers 10` and/or `--actions 20000`: users of several roles act at random in one
 * mock database over the network server. Exits with 1 if data was lost or duplicated, an error occurred, or the heap
 * grew by ten per cent.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    actions: { type: 'string' },
    browsers: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
})
const { actions, browsers, seed } = values
const minutes = values.minutes ?? (actions === undefined ? '30' : undefined)
const numberOrNoEnd = (name: string, value: string | undefined) =>
  value === undefined ? Number.POSITIVE_INFINITY : wholeNumber(name, value)

process.env.JOURNEYS_NETWORK = '1'
process.env.JOURNEYS_FOLDER ??= (await withReadableErrors(freshBuild)).folder
const { soak } = await import('../tests/network/soak/soak.ts')

const browser = await withReadableErrors(openBrowser)
const { found, numbers, rows } = await withReadableErrors(() =>
  soak(browser, {
    minutes: numberOrNoEnd('--minutes', minutes),
    actions: numberOrNoEnd('--actions', actions),
    browsers: wholeNumber('--browsers', browsers),
    seed: wholeNumber('--seed', seed),
    say: (sentence) => console.error(sentence),
  }),
)
await browser.close()
console.table(rows)
console.table(numbers)
console.log(found.length === 0 ? 'Nothing was lost, doubled or said to be wrong.' : found.join('\n'))
process.exit(found.length > 0 ? 1 : 0)
