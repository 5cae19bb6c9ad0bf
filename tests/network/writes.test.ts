import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../support/findBrowser.ts'
import { responseFaults } from './faultyProxy.ts'
import { mutationKinds } from './mutationKinds.ts'
import { isTrue, type Measured, measuredPairs, measureFault, openBench } from './writeFaults.ts'

const given = Number(process.env.WRITE_FAULTS ?? 0)
/**
 * Returns the number of faults to test. With idempotency keys three are enough; without keys each fault is tested once,
 * because a repeated request may then create a duplicate. `npm run test:network` tests 200 faults of each kind.
 */
const timesWith = (keysAreKept: boolean) => given || (keysAreKept ? 3 : responseFaults.length)

let browser: Browser
let bench: Awaited<ReturnType<typeof openBench>>
beforeAll(async () => {
  browser = await openBrowser()
  bench = await openBench(await browser.newPage())
})
afterAll(async () => {
  if (given > 0) console.table(Object.fromEntries(table.map(([keys, path, ...line]) => [`${path} ${keys}`, line])))
  await bench.stop()
  await browser.close()
})

const lineOf = (all: readonly Measured[]) => [
  all.length,
  all.filter(({ arrivals }) => arrivals > 1).length,
  all.filter(({ made, expected }) => made > expected).length,
  all.filter(({ result }) => result.end === 'unknown').length,
  all.filter((one) => !isTrue(one)).length,
  Math.round(Math.max(...all.map(({ result }) => result.milliseconds))),
]
const pairs = (['close', '500'] as const).flatMap((fault) =>
  (['500', 'close', 'null'] as const).flatMap((after) => [1, 3].map((left) => [fault, after, left] as const)),
)
const table: (string | number)[][] = []

describe.each([
  ['a backend that keeps keys', true],
  ['a backend that does not', false],
])('%s', (_, keysAreKept) => {
  test.each(mutationKinds.map((kind) => [kind.call.path, kind] as const))(
    '%s: whatever happens to the response, the reported result is true',
    async (path, kind) => {
      const all = await measureFault(bench, kind, timesWith(keysAreKept), keysAreKept)
      table.push([keysAreKept ? 'with keys' : 'without', path, ...lineOf(all)])
      const lies = all.filter((one) => !isTrue(one))
      expect(lies).toEqual([])
      expect(all.filter(({ result }) => result.milliseconds > 10_000)).toEqual([])
      if (keysAreKept) expect(all.filter(({ made, expected }) => made > expected)).toEqual([])
    },
    600_000,
  )
  test.each(mutationKinds.map((kind) => [kind.call.path, kind] as const))(
    '%s: the reported result is true even if the responses to the following queries are lost too',
    async (_path, kind) => {
      const all = await measuredPairs(bench, kind, pairs, keysAreKept)
      expect(all.filter((one) => !isTrue(one))).toEqual([])
      if (keysAreKept) expect(all.filter(({ made, expected }) => made > expected)).toEqual([])
    },
    600_000,
  )
})
