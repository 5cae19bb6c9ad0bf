import { parseArgs } from 'node:util'
import { explore, reportOf } from '../tests/explore/explore.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'
import { readable } from './serve/readable.ts'
import { wholeNumber } from './serve/wholeNumber.ts'

/**
 * `npm run explore -- --seed 1 --steps 1000`: somebody presses, types and goes back by lot. Prints what must not
 * happen, with a short sequence that repeats it, and ends with 1. `--seeds 20`: so many seeds; `--only sdimitrova`: one
 * person's quarter.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, steps: { type: 'string' }, seeds: { type: 'string' }, only: { type: 'string' } },
})
const { seed = '1', steps = '1000', seeds = '1', only = '' } = values

const browser = await readable(openBrowser)
let count = 0
await readable(async () => {
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
