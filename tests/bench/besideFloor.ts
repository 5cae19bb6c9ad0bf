import type { Browser } from 'playwright'
import { startServer } from '../../scripts/serve/server.ts'
import { appActs, documentsPath, floorActs, sessionAt } from './app.ts'
import { atOnce } from './atOnce.ts'
import { buildFloor } from './buildFloor.ts'
import { median } from './median.ts'
import type { Line } from './report.ts'
import { jobs, type Subject, type Visit, visitInTurn } from './visit.ts'

const documents = { usual: '10000', few: '1000', many: '50000' }

/** A server of the build with so many documents in its world. */
export const serveApp = (folder: string, count: string = documents.usual) =>
  startServer({ folder, port: 0, onlyGzip: true, environment: { DOCUMENTS: count, MODE: 'mocked' } })

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

const appAt = async (
  browser: Browser,
  name: string,
  address: string,
): Promise<{ subject: Subject; rowsOnPage: number }> => {
  const { session, rowsOnPage } = await sessionAt(browser, address)
  return { subject: { name, address: address + documentsPath, session, acts: appActs }, rowsOnPage }
}

const floorRows = async (browser: Browser, folder: string, address: string, runs: number): Promise<Line[]> => {
  const { subject: app, rowsOnPage } = await appAt(browser, 'app', address)
  const floor = await startServer({
    folder: await buildFloor('table'),
    port: 0,
    onlyGzip: true,
    withoutPolicy: true,
    environment: {},
  })
  const ready = await atOnce(browser, folder, app)
  const floorAddress = `${floor.address}/?documents=${documents.usual}&rows=${rowsOnPage}`
  const [ofApp = [], ofFloor = [], ofReady = []] = await visitInTurn(
    browser,
    [app, { name: 'floor', address: floorAddress, acts: floorActs }, ready.subject],
    runs,
  )
  await Promise.all([floor.stop(), ready.stop()])
  return [
    compared('First documents row, cold', 'firstRow', ofApp, ofFloor, 1.25),
    compared('The same, connected, with every answer ready', 'firstRow', ofReady, ofFloor),
    ...jobs.map((job) => compared(`Documents: ${job}`, job, ofApp, ofFloor, 1.25)),
  ]
}

const manyRows = async (browser: Browser, folder: string, runs: number): Promise<Line[]> => {
  const [few, many] = await Promise.all([serveApp(folder, documents.few), serveApp(folder, documents.many)])
  const [ofFew = [], ofMany = []] = await visitInTurn(
    browser,
    [(await appAt(browser, 'few', few.address)).subject, (await appAt(browser, 'many', many.address)).subject],
    runs,
  )
  await Promise.all([few.stop(), many.stop()])
  return jobs.map((job) => compared(`${documents.few} -> ${documents.many} documents: ${job}`, job, ofMany, ofFew, 2))
}

/** The documents list in turn with a bare table of the same rows, and with fewer and many more documents. */
export const besideFloor = async (
  browser: Browser,
  { folder, address, runs }: { folder: string; address: string; runs: number },
): Promise<Line[]> => [...(await floorRows(browser, folder, address, runs)), ...(await manyRows(browser, folder, runs))]
