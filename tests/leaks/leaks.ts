import type { Browser, CDPSession, Page } from 'playwright'
import { type CrawlPlace, oncePerScreen } from '../crawl/addresses.ts'
import { installCrawler } from '../crawl/browserScript.ts'
import { pressesOn } from '../crawl/dialogs.ts'
import { lossyServer } from '../crawl/lossyServer.ts'
import { withFunctionNames } from '../support/desktop.ts'
import type { LeakServer } from './leakServer.ts'

/** The resources that a page keeps after garbage collection: the number of nodes and listeners, and the heap in KB. */
export type Held = { nodes: number; listeners: number; heap: number }
export type Growth = { what: string; perOpening: Held }
export type LeakRun = {
  times: number
  /** True if the heap is measured too. The size of the heap varies, so many repetitions are needed. */
  isHeapMeasured?: boolean
  only?: string
  /** The number of the first scene, to continue an aborted run; 0 runs all scenes. */
  from?: number
  /** Starts the server. The default server has a mock backend and no push hub. */
  serve?: () => Promise<LeakServer>
  say?: (sentence: string) => void
}

/**
 * The number of openings of a scene before the first measurement, because a cache that is filled once is not a leak.
 */
const WARM = 4
const SCENES_BETWEEN_NEWS = 10
const between = '/settings/correspondentGroups'
/** The maximum growth for each opening of a scene (heap in KB). A real leak grows with every opening. */
const most: Held = { nodes: 1, listeners: 1, heap: 24 }

export const isLeak = ({ perOpening }: Growth): boolean =>
  perOpening.nodes > most.nodes || perOpening.listeners > most.listeners || perOpening.heap > most.heap

const heldBy = async (tools: CDPSession): Promise<Held> => {
  await tools.send('HeapProfiler.collectGarbage')
  const { metrics } = await tools.send('Performance.getMetrics')
  const valueNamed = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
  return {
    nodes: valueNamed('Nodes'),
    listeners: valueNamed('JSEventListeners'),
    heap: valueNamed('JSHeapUsedSize') / 1024,
  }
}

type Scene = { what: string; place: CrawlPlace; presses: readonly string[] }
const scenesOf = (places: readonly CrawlPlace[], only: string): Scene[] =>
  oncePerScreen(places)
    .filter(({ pattern }) => pattern.includes(only) && pattern !== between)
    .flatMap((place) =>
      [[], ...pressesOn(place.pattern)].map((presses) => ({
        what: [place.pattern, ...presses].join(' › '),
        place,
        presses,
      })),
    )

const openAndLeave = async (page: Page, { place, presses }: Scene) => {
  await page.evaluate((path) => window.crawl.go(path), place.address)
  if (presses.length > 0) {
    await page.evaluate((names) => window.crawl.press(names), presses)
    await page.evaluate(() => window.crawl.close())
  }
  await page.evaluate((path) => window.crawl.go(path), between)
}

/** Opens a page of the connected build. The backend runs in another process, so that only the page is measured. */
const pageBefore = async (browser: Browser, server: LeakServer) => {
  const context = await server.loggedIn(browser)
  const page = await context.newPage()
  page.on('dialog', (dialog) => dialog.accept())
  await page.addInitScript(withFunctionNames)
  await page.addInitScript(installCrawler)
  const tools = await context.newCDPSession(page)
  await tools.send('Performance.enable')
  await page.goto(between)
  await page.evaluate(() => window.crawl.look())
  return { page, tools, close: () => context.close() }
}

const measured = async (open: () => Promise<void>, tools: CDPSession, times: number): Promise<Held> => {
  const before = await heldBy(tools)
  for (let time = 0; time < times; time += 1) await open()
  const after = await heldBy(tools)
  return {
    nodes: (after.nodes - before.nodes) / times,
    listeners: (after.listeners - before.listeners) / times,
    heap: (after.heap - before.heap) / times,
  }
}

export const measureLeaks = async (
  browser: Browser,
  { times, only = '', from = 0, isHeapMeasured = true, serve = lossyServer, say = () => undefined }: LeakRun,
): Promise<Growth[]> => {
  const server = await serve()
  const { page, tools, close } = await pageBefore(browser, server)
  const grown: Growth[] = []
  const scenes = scenesOf(server.places, only)
  for (const [at, scene] of scenes.entries()) {
    if (at < from) continue
    if (at > 0 && at % SCENES_BETWEEN_NEWS === 0) say(`${at} of ${scenes.length}`)
    const open = () => openAndLeave(page, scene)
    const measure = async (): Promise<Growth> => {
      const perOpening = await measured(open, tools, times)
      return { what: scene.what, perOpening: isHeapMeasured ? perOpening : { ...perOpening, heap: 0 } }
    }
    for (let warm = 0; warm < WARM; warm += 1) await open()
    let growth = await measure()
    // The heap also grows while the browser compiles a new screen, so a leak must show up in two measurements.
    if (isLeak(growth)) growth = await measure()
    grown.push(growth)
    if (isLeak(growth)) say(lineOf(growth))
  }
  await close()
  await server.stop()
  return grown
}

/** Opens many documents and drops their cached responses; returns the growth of the heap in KB. */
export const heapAfterRecords = async (
  browser: Browser,
  count: number,
  serve: (documents: number) => Promise<LeakServer> = lossyServer,
): Promise<number> => {
  const server = await serve(count + 100)
  const { page, tools, close } = await pageBefore(browser, server)
  const open = async (guids: readonly string[]) => {
    for (const guid of guids) await page.evaluate((path) => window.crawl.go(path), `/documents-flow/documents/${guid}`)
    await page.evaluate((path) => window.crawl.goAnew(path), between)
  }
  const guids = await server.documents(count + 1)
  await open(guids.slice(0, 1))
  const before = await heldBy(tools)
  await open(guids.slice(1))
  const after = await heldBy(tools)
  await close()
  await server.stop()
  return after.heap - before.heap
}

const rounded = (value: number) => String(Math.round(value * 10) / 10)

export const lineOf = ({ what, perOpening: { nodes, listeners, heap } }: Growth): string =>
  `${rounded(nodes).padStart(8)} nodes ${rounded(listeners).padStart(7)} listeners ${rounded(heap).padStart(8)} KB   ${what}`
