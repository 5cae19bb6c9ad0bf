import type { Browser, CDPSession, Page } from 'playwright'

/**
 * Conditions of a measurement. `slower` is the factor by which the processor is slowed down; `line` describes the
 * network.
 */
export type Conditions = { slower?: number; line?: { latencyMs: number; megabits: number } }

/** In milliseconds: how long the processes of a slowed browser run between two pauses. */
const WORK_MS = 4
const LOOK_MS = 40

const isGone = (problem: unknown): boolean => problem instanceof Error && 'code' in problem && problem.code === 'ESRCH'
const notify = (pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void => {
  try {
    process.kill(pid, signal)
  } catch (problem) {
    if (!isGone(problem)) throw problem
  }
}

const renderers = async (session: CDPSession): Promise<number[]> =>
  (await session.send('SystemInfo.getProcessInfo')).processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => id)

/**
 * Slows down all threads of the pages by pausing their processes, because the CPU throttling of the browser does not
 * affect workers. Works on Linux and macOS. Returns a function that ends the slowdown.
 */
const slowDown = async (browser: Browser, times: number): Promise<() => Promise<void>> => {
  const session = await browser.newBrowserCDPSession()
  let pids = await renderers(session)
  let isOver = false
  const look = setInterval(async () => {
    if (!isOver) pids = await renderers(session)
  }, LOOK_MS)
  const turn = (isStopped: boolean) => {
    if (isOver) return
    for (const pid of pids) notify(pid, isStopped ? 'SIGSTOP' : 'SIGCONT')
    setTimeout(turn, isStopped ? WORK_MS * (times - 1) : WORK_MS, !isStopped)
  }
  turn(true)
  return async () => {
    isOver = true
    clearInterval(look)
    for (const pid of pids) notify(pid, 'SIGCONT')
    await session.detach()
  }
}

export const putUnder = async (
  browser: Browser,
  page: Page,
  { slower, line }: Conditions,
): Promise<() => Promise<void>> => {
  if (line) {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const bytesPerSecond = (line.megabits * 1_000_000) / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  }
  return slower ? slowDown(browser, slower) : async () => undefined
}
