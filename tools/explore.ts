import { parseArgs } from 'node:util'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { wholeNumber } from '../scripts/serve/wholeNumber.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'

/**
 * `npm run explore -- --seed 1 --steps 1000`: clicks, types and navigates at random. If a check fails, prints the
 * failure with a short sequence that reproduces it, and exits with 1. `--seeds 20` runs several seeds, `--only
 * sdimitrova` only one user; `--network` uses a network server.
 */
const { values } = parseArgs({
  options: {
    ...{ seed: { type: 'string' }, steps: { type: 'string' }, seeds: { type: 'string' }, only: { type: 'string' } },
    network: { type: 'boolean' },
  },
})
const { seed = '1', steps = '1000', seeds = '1', only = '' } = values

if (values.network) process.env.JOURNEYS_NETWORK = '1'
const { explore, reportOf } = await import('../tests/explore/explore.ts')

const browser = await withReadableErrors(openBrowser)
let count = 0
await withReadableErrors(async () => {
  const first = wholeNumber('--seed', seed)
  for (let one = first; one < first + wholeNumber('--seeds', seeds); one += 1) {
    const say = (sentence: string) => console.error(`seed ${one}: ${sentence}`)
    const found = await explore(browser, { seed: one, steps: wholeNumber('--steps', steps), only, say })
    count += found.length
    console.log([`seed ${one}: ${steps} steps, ${found.length} found`, ...found.map(reportOf)].join('\n'))
  }
})
await browser.close()
process.exit(count > 0 ? 1 : 0)
