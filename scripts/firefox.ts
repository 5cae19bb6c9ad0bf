import { parseArgs } from 'node:util'
import { findFirefox } from '../tests/firefox/findFirefox.ts'
import { runInFirefox } from '../tests/firefox/run.ts'

/**
 * `npm run journeys:firefox`: runs the main journeys in Firefox; FIREFOX is its path if it is not on the PATH, `--
 * --only PDF` selects journeys. Console errors fail a journey. If Firefox is not installed, it prints a note and
 * succeeds.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const firefox = findFirefox()
if (firefox === undefined) {
  console.log('Skipped: no Firefox here (Debian: apt-get install firefox-esr).')
  process.exit(0)
}
const results = await runInFirefox(firefox, values.only ?? '', ({ name, problems }) =>
  console.log([`${problems.length === 0 ? 'ok   ' : 'FAILS'} ${name}`, ...problems].join('\n        ')),
)
const failed = results.filter(({ problems }) => problems.length > 0).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
