import type { Browser, CDPSession, Page } from 'playwright'
import { withFunctionNames } from '../support/desktop.ts'
import { oncePerScreen, type WalkPlace } from '../walk/addresses.ts'
import { pressesOn } from '../walk/dialogs.ts'
import { installWalk } from '../walk/inPage.ts'
import { lossyServer } from '../walk/lossyServer.ts'
import type { LeakServer } from './leakServer.ts'

/** What a page holds once everything that nobody needs is gone: nodes and listeners by number, heap in KB. */
export type Held = { nodes: number; listeners: number; heap: number }
/** What one more opening of a screen or dialog leaves behind, on average. */
export type Growth = { what: string; perOpening: Held }
export type LeakRun = {
  /** How often each is opened and left between the two measurements. */
  times: number
  /** Whether the heap counts too; it wavers, and says something only after many openings. */
  isHeapMeasured?: boolean
  /** Only screens whose pattern holds this text; '' for all. */
  only?: string
  /** The number of the first of them that is opened, as a run that broke off had told it; 0 for all. */
  from?: number
  /** What serves it; without one an imitated backend that has no hub. */
  serve?: () => Promise<LeakServer>
  say?: (sentence: string) => void
}

/** So often each is opened before the first measurement: what is loaded and kept once is no leak. */
const WARM = 4
/** After so many screens and dialogs it says how far it is. */
const SCENES_BETWEEN_NEWS = 10
const between = '/settings/correspondentGroups'
/** More than this per opening is a leak: a kept node or listener comes every time, a heap wavers. */
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

type Scene = { what: string; place: WalkPlace; presses: readonly string[] }
const scenesOf = (places: readonly WalkPlace[], only: string): Scene[] =>
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
  await page.evaluate((path) => window.walk.go(path), place.address)
  if (presses.length > 0) {
    await page.evaluate((names) => window.walk.press(names), presses)
    await page.evaluate(() => window.walk.close())
  }
  await page.evaluate((path) => window.walk.go(path), between)
}

/** A page of the connected build before a backend outside it: what is held is the page's own. */
const pageBefore = async (browser: Browser, server: LeakServer) => {
  const context = await server.loggedIn(browser)
  const page = await context.newPage()
  page.on('dialog', (dialog) => dialog.accept())
  await page.addInitScript(withFunctionNames)
  await page.addInitScript(installWalk)
  const tools = await context.newCDPSession(page)
  await tools.send('Performance.enable')
  await page.goto(between)
  await page.evaluate(() => window.walk.look())
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

/** Opens and leaves every screen and dialog so many times, and gives what each leaves behind. */
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
    // The heap also grows while the browser gets used to a screen, the more so to the first one; a leak comes every time.
    if (isLeak(growth)) growth = await measure()
    grown.push(growth)
    if (isLeak(growth)) say(lineOf(growth))
  }
  await close()
  await server.stop()
  return grown
}

/** Opens so many different documents and lets the replies go; gives by how many KB the heap has grown. */
export const heapAfterRecords = async (
  browser: Browser,
  count: number,
  serve: (documents: number) => Promise<LeakServer> = lossyServer,
): Promise<number> => {
  const server = await serve(count + 100)
  const { page, tools, close } = await pageBefore(browser, server)
  const open = async (guids: readonly string[]) => {
    for (const guid of guids) await page.evaluate((path) => window.walk.go(path), `/documents-flow/documents/${guid}`)
    await page.evaluate((path) => window.walk.goAnew(path), between)
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

/** One screen or dialog: what an opening leaves behind. */
export const lineOf = ({ what, perOpening: { nodes, listeners, heap } }: Growth): string =>
  `${rounded(nodes).padStart(8)} nodes ${rounded(listeners).padStart(7)} listeners ${rounded(heap).padStart(8)} KB   ${what}`
