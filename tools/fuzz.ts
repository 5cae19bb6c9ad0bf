import { parseArgs } from 'node:util'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { wholeNumber } from '../scripts/serve/wholeNumber.ts'
import { fuzz } from '../tests/fuzz/fuzz.ts'
import { fuzzFiles } from '../tests/fuzz/openedFiles.ts'
import { reportOf } from '../tests/fuzz/report.ts'
import { startWatchdog } from '../tests/fuzz/watchdog.ts'

/**
 * `npm run fuzz -- --seed 1 --count 10000`: sends random requests that no screen sends to every endpoint. Prints each
 * error with the smallest request that causes it, and exits with 1 if there is an error. `--seeds 20` runs 20 seeds;
 * `--only inspections` selects endpoints by the start of their name. `--files 5000` opens 5000 damaged files instead.
 */
const text = { type: 'string' } as const
const { values } = parseArgs({ options: { seed: text, count: text, seeds: text, only: text, files: text } })
const { seed = '1', count = '10000', seeds = '1', only = '', files } = values

let found = 0
await withReadableErrors(async () => {
  const first = wholeNumber('--seed', seed)
  for (let one = first; one < first + wholeNumber('--seeds', seeds); one += 1) {
    if (files !== undefined) {
      const watchdog = startWatchdog()
      const wrong = await fuzzFiles({ seed: one, count: wholeNumber('--files', files) }, watchdog.begins)
      watchdog.stop()
      for (const { at, name, wrong: what } of wrong) console.log(`seed ${one}, file ${at} (${name}): ${what}`)
      console.log(`seed ${one}: ${files} files, ${wrong.length} found`)
      found += wrong.length
      continue
    }
    const findings = await fuzz({
      ...{ seed: one, count: wholeNumber('--count', count), only },
      say: (finding) => console.log(reportOf(one, finding)),
    })
    found += findings.length
    console.log(`seed ${one}: ${count} asks, ${findings.length} found`)
  }
})
process.exit(found > 0 ? 1 : 0)
