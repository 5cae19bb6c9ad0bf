import type { Browser, Page } from 'playwright'

type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { type?: string } }
}

const task = 'ThreadControllerImpl::RunTask'
const categories = ['toplevel', 'devtools.timeline']
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done, 0)))

const threadOf = (events: readonly TraceEvent[], one: TraceEvent): TraceEvent[] =>
  events.filter(({ pid, tid }) => pid === one.pid && tid === one.tid).sort((a, b) => a.ts - b.ts)

/**
 * Returns the milliseconds of main thread work from a key press until the next paint; if the key causes a click, until
 * the paint after the click. Other programs and later work are not counted. NaN if there is no paint.
 */
export const workToPaint = (events: readonly TraceEvent[]): number => {
  const isOf = (type: string) => (event: TraceEvent) => event.name === 'EventDispatch' && event.args.data?.type === type
  const key = events.find(isOf('keydown'))
  if (!key) return Number.NaN
  const thread = threadOf(events, key)
  const last = thread.findLast(isOf('click')) ?? key
  const frame = thread.find((event) => event.name === 'Layerize' && event.ts >= endOf(last))
  if (!frame) return Number.NaN
  const worked = thread.filter((event) => event.name === task && endOf(event) > key.ts && event.ts <= frame.ts)
  return worked.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}

export const toNextPaint = async (browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> => {
  await browser.startTracing(page, { categories })
  await act()
  await page.evaluate(painted)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return workToPaint(traceEvents)
}
