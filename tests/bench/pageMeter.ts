import type { CDPSession, Page } from 'playwright'

type Message = { id?: number; result?: { usedSize?: number } }

export type Meter = {
  /** Returns the processor time of the main thread since the last call, in milliseconds. */
  work: () => Promise<number>
  /** Returns the size of the JavaScript heap of the page and its workers after garbage collection, in megabytes. */
  heap: () => Promise<number>
}

const megabyte = 1024 * 1024
const ofWorker = 'HeapProfiler.collectGarbage'

const heapOfWorker = async (session: CDPSession, sessionId: string): Promise<number> =>
  new Promise((done) => {
    const hear = (event: { sessionId: string; message: string }) => {
      const { id, result }: Message = JSON.parse(event.message)
      if (event.sessionId !== sessionId || id !== 2) return
      session.off('Target.receivedMessageFromTarget', hear)
      done(result?.usedSize ?? 0)
    }
    session.on('Target.receivedMessageFromTarget', hear)
    for (const [id, method] of [ofWorker, 'Runtime.getHeapUsage'].entries())
      void session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id: id + 1, method }),
      })
  })

/**
 * Returns the sum of the heaps of shared workers, in bytes. Shared workers are not children of the page, so they are
 * found through the browser.
 */
const heapOfShared = async (page: Page): Promise<number> => {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The page has no browser of its own')
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'shared_worker' }] })
  let sum = 0
  for (const { targetId } of targetInfos) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
    sum += await heapOfWorker(session, sessionId)
  }
  await session.detach()
  return sum
}

export const meterOf = async (page: Page): Promise<Meter> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  let before = 0
  const workers = new Set<string>()
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo: { type } }) => {
    if (type === 'worker') workers.add(sessionId)
  })
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  const heapOfAll = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const others = await Promise.all([...workers].map((id) => heapOfWorker(session, id)))
    return others.reduce((sum, one) => sum + one, usedSize) + (await heapOfShared(page))
  }
  return {
    work: async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      const now = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
      const since = now - before
      before = now
      return since
    },
    heap: async () => {
      await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
      // The first result is ignored: after one garbage collection a worker that used IndexedDB may keep up to 11 MB of
      // unreachable rows. The second collection removes them.
      await heapOfAll()
      return (await heapOfAll()) / megabyte
    },
  }
}
