import { filter, firstValueFrom } from 'rxjs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { pending$ } from '../../../src/transport/pendingRequests.ts'
import { holdCalls, releaseCalls, sessionEnded$ } from '../../../src/transport/sessionEnded.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'
import { missing$ } from '../../../src/transport/unsupportedEndpoints.ts'
import { takesBack } from '../mocks/takesBack.ts'
import { onMockBackend } from '../settings/onMockBackend.ts'
import { config, openPage } from '../transport/fakeBrowser.ts'
import { XhrOverFetch } from '../transport/xhrOverFetch.ts'
import { type Fails, pairedMutations, responsesOfMutation, responsesOfQuery } from './faultPairs.ts'
import { pairedRecords } from './pairedRecords.ts'

let db: MockDatabase
let putBack: () => void
let mockBackend: typeof fetch
let network: typeof fetch
beforeAll(async () => {
  db = await onMockBackend()
  const rowsBack = takesBack(db)
  putBack = () => {
    rowsBack()
    network = mockBackend
    missing$.next(new Set())
  }
  mockBackend = globalThis.fetch
})
beforeEach(() => {
  openPage('http://localhost/', { writes: { ...config.writes, keysAreKept: false } })
  vi.stubGlobal('XMLHttpRequest', XhrOverFetch)
  vi.stubGlobal('fetch', (...given: Parameters<typeof fetch>) => network(...given))
})
// After a confirmed save request the client fetches the additionally created records in the background; wait for these
// requests.
afterEach(() => firstValueFrom(pending$.pipe(filter((pending) => pending === 0))))
afterAll(() => {
  takeConfig(config)
  vi.unstubAllGlobals()
})

type Line = {
  path: string
  isDone: boolean
  write: Fails
  queryFault: Fails
}
/**
 * Simulates a lost connection: the response to a save request is lost, and so are the responses to all later checks
 * until the connection is restored.
 */
const brokenLine = ({ path, isDone, write, queryFault }: Line) => {
  const line = { isMended: false, arrivals: 0 }
  network = async (...given) => {
    const isMutation = String(given[0]).includes(path)
    if (line.isMended || (!isMutation && line.arrivals === 0)) {
      if (isMutation) line.arrivals += 1
      return mockBackend(...given)
    }
    if (!isMutation) return queryFault()
    line.arrivals += 1
    if (isDone) await mockBackend(...given)
    return write()
  }
  return line
}

describe.each(Object.entries({ ...pairedMutations, ...pairedRecords }))(
  'a first request that ends with %s',
  (_, { call: { path, reply }, prepare, mayBeAbsent }) => {
    const writes = Object.entries(responsesOfMutation).filter(([name]) => {
      // This response is skipped for an endpoint that returns no data, for which an empty success is correct: `Ok()` of
      // .NET sends it.
      if (name === 'an empty 200') return reply !== 'nothing'
      // This response is skipped for a proposed endpoint, for which it means that the backend does not have the
      // endpoint.
      return name !== 'HTTP 404 as a page' || !mayBeAbsent
    })
    test.each(writes)(
      'after a request that ends with %s, was applied and cannot be checked, the result is unknown, and nothing is sent again',
      async (_name, write) => {
        for (const [queryName, queryFault] of Object.entries(responsesOfQuery)) {
          putBack()
          const { press, made } = await prepare(db)
          const line = brokenLine({ path, isDone: true, write, queryFault })
          const unanswered = [await press(), await press()]
          line.isMended = true
          const ends = [...unanswered, await press()]
          expect({ queryName, ends, sent: line.arrivals, made: made() }).toEqual({
            queryName,
            ends: ['unknown', 'unknown', 'done'],
            sent: 1,
            made: 1,
          })
        }
      },
    )

    test.each(writes)(
      'after a request that ends with %s and was not applied, it is applied once',
      async (_name, write) => {
        putBack()
        const { press, made } = await prepare(db)
        const line = brokenLine({ path, isDone: false, write, queryFault: write })
        expect(await press()).toBe('unknown')
        line.isMended = true
        const ends = [await press()]
        while (ends.at(-1) !== 'done' && ends.length < 3) ends.push(await press())
        expect({ last: ends.at(-1), made: made() }).toEqual({ last: 'done', made: 1 })
      },
    )

    test.each([true, false])('the session expires during a request that was applied: %s', async (isDone) => {
      putBack()
      const { press, made } = await prepare(db)
      const write = () => {
        line.isMended = true
        return new Response('{}', { status: 401 })
      }
      const line = brokenLine({ path, isDone, write, queryFault: write })
      saveTokens({ register: { token: 'r' }, shreder: { token: 's' } })
      const renewal = sessionEnded$.subscribe(() => {
        holdCalls()
        saveTokens({ register: { token: 'r2' }, shreder: { token: 's2' } })
        setTimeout(() => releaseCalls(true))
      })
      expect(await press()).toBe('done')
      renewal.unsubscribe()
      expect({ sent: line.arrivals, made: made() }).toEqual({ sent: isDone ? 1 : 2, made: 1 })
    })
  },
)
