import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { freshBuild } from '../scripts/build/freshBuild.ts'
import { withReadableErrors } from '../scripts/serve/readable.ts'
import { areCompetitorsInstalled, competitorsAdvice } from '../tests/bench/buildBaseline.ts'
import { documentTyping } from '../tests/bench/documentTyping.ts'
import { growth } from '../tests/bench/growth.ts'
import { heavyRows } from '../tests/bench/heavyRows.ts'
import { hundredRows } from '../tests/bench/hundredRows.ts'
import { exitCodeOf, type Report, reportOf, tableOf } from '../tests/bench/report.ts'
import { requestCounts } from '../tests/bench/requestCounts.ts'
import { compareWithOthers } from '../tests/bench/start.ts'
import { serveApp } from '../tests/bench/subjects.ts'
import { weights } from '../tests/bench/weight.ts'
import { openBrowser } from '../tests/support/findBrowser.ts'

/**
 * `npm run bench`: measures sizes, and times relative to baselines measured in the same run. RUNS=7 sets the number of
 * runs from which medians are computed. `-- --only rows,form` selects parts; `-- --competitors` adds refine and
 * react-admin. The exit code is 1 if a goal is missed.
 */
const runs = Number(process.env.RUNS ?? 7)
const { values } = parseArgs({
  options: { only: { type: 'string' }, competitors: { type: 'boolean', default: false } },
})
if (values.competitors && !areCompetitorsInstalled()) throw new Error(competitorsAdvice)

console.error('Building the app ...')
const build = await freshBuild()
const browser = await withReadableErrors(openBrowser)
const { folder } = build
const app = await serveApp(folder)
const { address } = app

const parts: Record<string, () => Promise<Report>> = {
  weight: async () => ({ lines: await weights(browser, build) }),
  start: () => compareWithOthers(browser, { folder, runs, withCompetitors: values.competitors }),
  growth: () => growth(browser, folder, runs),
  document: async () => ({ lines: await heavyRows(browser, address, runs) }),
  rows: async () => ({ lines: await hundredRows(browser, address, runs) }),
  requests: async () => ({ lines: await requestCounts(browser, address) }),
  form: async () => ({ lines: await documentTyping(browser, address, runs) }),
}
const chosen = values.only?.split(',') ?? Object.keys(parts)
const reports: Report[] = []
for (const name of chosen) {
  const measure = parts[name]
  if (!measure) throw new Error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}`)
  console.error(`Measuring: ${name}, ${runs} runs and one before them where it runs ...`)
  reports.push(await measure())
}
const tables = reports.flatMap((report) => report.tables ?? []).map(tableOf)
const lines = reports.flatMap((one) => one.lines)
const report = [...tables, reportOf(lines)].join('\n')
process.exitCode = exitCodeOf(lines)
console.log(report)
mkdirSync('bench-results', { recursive: true })
const part = values.only ? `-${chosen.join('-')}` : ''
writeFileSync(`bench-results/${new Date().toISOString().slice(0, 16).replaceAll(':', '')}${part}.md`, `${report}\n`)

await browser.close()
await app.stop()
