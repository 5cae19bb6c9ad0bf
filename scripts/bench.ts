import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { appActs, documentsPath, floorActs, sessionAt } from '../tests/bench/app.ts'
import { atOnce } from '../tests/bench/atOnce.ts'
import { buildFloor } from '../tests/bench/buildFloor.ts'
import { heavyRows } from '../tests/bench/heavyRows.ts'
import { hundredRows } from '../tests/bench/hundredRows.ts'
import { median } from '../tests/bench/median.ts'
import { type Line, reportOf } from '../tests/bench/report.ts'
import { jobs, type Subject, type Visit, visitInTurn } from '../tests/bench/visit.ts'
import { firstRowWeight, kilobytes, loginWeight } from '../tests/bench/weight.ts'
import { chromiumFlags, findBrowser } from '../tests/support/browser.ts'
import { freshBuild } from './build/freshBuild.ts'
import { startServer } from './serve/server.ts'

/**
 * `npm run bench`: sizes, and times as ratios to floors of the same run (medians; RUNS=7 or more).
 * Every goal that is missed is printed as such; the exit code stays 0, for this is a measure and not a test.
 */
const runs = Math.max(7, Number(process.env.RUNS ?? 7))
const documents = { usual: '10000', few: '1000', many: '50000' }

console.error('Building the app and the floors ...')
const build = await freshBuild()
const empty = await buildFloor('empty')
const table = await buildFloor('table')
const browser = await chromium.launch({ executablePath: await findBrowser(), args: chromiumFlags })

const serveApp = (count: string) =>
  startServer({ folder: build.folder, port: 0, onlyGzip: true, environment: { DOCUMENTS: count, MODE: 'mocked' } })
const floor = await startServer({ folder: table, port: 0, onlyGzip: true, withoutPolicy: true, environment: {} })
const [usual, few, many] = await Promise.all([documents.usual, documents.few, documents.many].map(serveApp))
if (!usual || !few || !many) throw new Error('Three servers of the app are needed')

const appAt = async (name: string, address: string): Promise<{ subject: Subject; rowsOnPage: number }> => {
  const { session, rowsOnPage } = await sessionAt(browser, address)
  return { subject: { name, address: address + documentsPath, session, acts: appActs }, rowsOnPage }
}
const { subject: app, rowsOnPage } = await appAt('app', usual.address)
const floorAddress = `${floor.address}/?documents=${documents.usual}&rows=${rowsOnPage}`

console.error(
  `Measuring the app and its floor in turn, ${runs} runs and one before them, ${rowsOnPage} rows a page ...`,
)
const ready = await atOnce(browser, build.folder, app)
const [ofApp = [], ofFloor = [], ofReady = []] = await visitInTurn(
  browser,
  [app, { name: 'floor', address: floorAddress, acts: floorActs }, ready.subject],
  runs,
)
console.error(`Measuring ${documents.few} and ${documents.many} documents in turn ...`)
const [ofFew = [], ofMany = []] = await visitInTurn(
  browser,
  [(await appAt('few', few.address)).subject, (await appAt('many', many.address)).subject],
  runs,
)
console.error('Measuring a heavy document and its task form ...')
const ofHeavy = await heavyRows(browser, usual.address, runs)
console.error('Measuring a list of 100 rows ...')
const ofHundred = await hundredRows(browser, usual.address, runs)

const compared = (what: string, part: keyof Visit, over: Visit[], under: Visit[], goal?: number): Line => {
  const [high, low] = [over, under].map((visits) => median(visits.map((one) => one[part]))) as [number, number]
  return {
    what,
    value: high / low,
    unit: '×',
    ...(goal ? { goal } : {}),
    detail: `${high.toFixed(1)} ms / ${low.toFixed(1)} ms`,
  }
}
const emptyScripts = readdirSync(join(empty, 'static/js')).filter((file) => file.endsWith('.js'))
const lines: Line[] = [
  {
    what: 'Scripts of the login page, connected',
    value: await loginWeight(browser, build),
    unit: 'KB',
    goal: 130,
    detail: `an empty React page: ${kilobytes(join(empty, 'static/js'), emptyScripts).toFixed(0)} KB`,
  },
  {
    what: 'Scripts to the first documents row',
    value: await firstRowWeight(browser, build),
    unit: 'KB',
    goal: 270,
    detail: 'login page included, in-browser backend not',
  },
  compared('First documents row, cold', 'firstRow', ofApp, ofFloor, 1.25),
  compared('The same, connected, with every answer ready', 'firstRow', ofReady, ofFloor),
  ...jobs.map((job) => compared(`Documents: ${job}`, job, ofApp, ofFloor, 1.25)),
  ...jobs.map((job) => compared(`${documents.few} -> ${documents.many} documents: ${job}`, job, ofMany, ofFew, 2)),
  ...ofHeavy,
  ...ofHundred,
]
const report = reportOf(lines)
console.log(report)
mkdirSync('bench-results', { recursive: true })
writeFileSync(`bench-results/${new Date().toISOString().slice(0, 16).replaceAll(':', '')}.txt`, `${report}\n`)

await browser.close()
await Promise.all([floor, usual, few, many, ready].map((server) => server.stop()))
