import type { Page } from 'playwright'
import { config } from '../unit/transport/fakeBrowser.ts'
import { type FaultyProxy, faultyProxy, type ResponseFault, responseFaults } from './faultyProxy.ts'
import type { MutationKind, Try } from './mutationKinds.ts'
import { type MutationsBackend, mutationsBackend } from './mutationsBackend.ts'
import type { ActionResult } from './page/browserActions.ts'
import { builtActions } from './page/build.ts'

export type Measured = {
  fault: ResponseFault
  isFresh: boolean
  after?: ResponseFault
  result: ActionResult
  made: number
  expected: number
  arrivals: number
}

/** True if the message shown to the user matches what the backend did. „The result is unknown“ is always accepted. */
export const isTrue = ({ result: { end, count, notices }, made, expected }: Measured): boolean => {
  if (end === 'unknown') return true
  if (end !== 'done') return made === 0
  if (made < expected) return count === made && made > 0
  return made === expected || count === made || notices.some((text) => text.includes(`${made} пъти`))
}

const open = async (page: Page, backend: MutationsBackend, keysAreKept: boolean): Promise<void> => {
  backend.keepKeys(keysAreKept)
  const settings = { ...config, hub: '', writes: { ...config.writes, keysAreKept } }
  await page.evaluate(([given, tokens]) => window.network.open(given, tokens), [settings, backend.tokens] as const)
}

const attempt = async (
  page: Page,
  proxy: FaultyProxy,
  kind: MutationKind,
  at: { fault: ResponseFault; isFresh: boolean; after?: ResponseFault; left?: number },
  one: Try,
) => {
  if (!at.isFresh) await page.evaluate(() => window.network.warm())
  proxy.arrivals(kind.call.path)
  proxy.arm(at.fault, kind.call.path, at.isFresh, at.after && { fault: at.after, left: at.left ?? 1 })
  const { action, given } = one
  const result = await page.evaluate(([name, parts]) => window.network.do(name, ...(parts as never)), [
    action,
    given,
  ] as const)
  return { ...at, result, made: one.made(), expected: one.expected, arrivals: proxy.arrivals(kind.call.path) }
}

export const measureFault = async (
  { page, proxy, backend }: Bench,
  kind: MutationKind,
  times: number,
  keysAreKept: boolean,
): Promise<Measured[]> => {
  await open(page, backend, keysAreKept)
  const all: Measured[] = []
  for (let index = 0; index < times; index += 1) {
    const fault = responseFaults[index % responseFaults.length] ?? 'close'
    const isFresh = Math.floor(index / responseFaults.length) % 2 === 1
    all.push(await attempt(page, proxy, kind, { fault, isFresh }, await kind.prepare(backend)))
  }
  return all
}

export const measuredPairs = async (
  { page, proxy, backend }: Bench,
  kind: MutationKind,
  pairs: readonly (readonly [fault: ResponseFault, after: ResponseFault, left: number])[],
  keysAreKept: boolean,
): Promise<Measured[]> => {
  await open(page, backend, keysAreKept)
  const all: Measured[] = []
  for (const [fault, after, left] of pairs)
    all.push(await attempt(page, proxy, kind, { fault, isFresh: false, after, left }, await kind.prepare(backend)))
  return all
}

export type Bench = { page: Page; proxy: FaultyProxy; backend: MutationsBackend }

export const openBench = async (page: Page): Promise<Bench & { stop: () => Promise<void> }> => {
  const backend = await mutationsBackend(await builtActions())
  const proxy = await faultyProxy(backend.port)
  await page.goto(proxy.address)
  const stop = async () => {
    await proxy.stop()
    await backend.stop()
  }
  return { page, proxy, backend, stop }
}
