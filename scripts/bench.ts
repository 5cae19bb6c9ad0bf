import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { besideFloor, serveApp } from '../tests/bench/besideFloor.ts'
import { documentTyping } from '../tests/bench/documentTyping.ts'
import { feltAtOnce } from '../tests/bench/feltAtOnce.ts'
import { heavyRows } from '../tests/bench/heavyRows.ts'
import { hundredRows } from '../tests/bench/hundredRows.ts'
import { type Line, reportOf } from '../tests/bench/report.ts'
import { weights } from '../tests/bench/weight.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'
import { freshBuild } from './build/freshBuild.ts'
import { readable } from './serve/readable.ts'

/**
 * `npm run bench`: sizes, and times as ratios to floors of the same run. Medians of RUNS=7 or more; `-- --only
 * rows,form` measures those parts. A missed goal is printed; the exit code stays 0, for this is no test.
 */
const runs = Math.max(7, Number(process.env.RUNS ?? 7))
const { values } = parseArgs({ options: { only: { type: 'string' } } })

console.error('Building the app ...')
const build = await freshBuild()
const browser = await readable(openBrowser)
const app = await serveApp(build.folder)
const { address } = app

const parts: Record<string, () => Promise<Line[]>> = {
  weight: () => weights(browser, build),
  felt: () => feltAtOnce(browser, address, runs),
  floor: () => besideFloor(browser, { folder: build.folder, address, runs }),
  document: () => heavyRows(browser, address, runs),
  rows: () => hundredRows(browser, address, runs),
  form: () => documentTyping(browser, address, runs),
}
const chosen = values.only?.split(',') ?? Object.keys(parts)
const lines: Line[] = []
for (const name of chosen) {
  const measure = parts[name]
  if (!measure) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}`)
  console.error(`Measuring: ${name}, ${runs} runs and one before them where it runs ...`)
  lines.push(...(await measure()))
}
const report = reportOf(lines)
console.log(report)
mkdirSync('bench-results', { recursive: true })
const part = values.only ? `-${chosen.join('-')}` : ''
writeFileSync(`bench-results/${new Date().toISOString().slice(0, 16).replaceAll(':', '')}${part}.txt`, `${report}\n`)

await browser.close()
await app.stop()
