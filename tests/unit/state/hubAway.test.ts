import type { BehaviorSubject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countsDue } from '../../../src/state/followChanges.ts'
import type { HubState } from '../../../src/transport/hubEvents.ts'
import { Jar, openPage } from '../transport/fakeBrowser.ts'

const hub = vi.hoisted(() => ({ state: null as unknown }))
vi.mock('../../../src/transport/hub.ts', async () => {
  const { BehaviorSubject, NEVER } = await import('rxjs')
  hub.state = new BehaviorSubject('live')
  return { hubState$: hub.state, hubEvents$: NEVER, mayHaveMissed$: NEVER }
})
const hubIs = (state: HubState) => (hub.state as BehaviorSubject<HubState>).next(state)

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
let page = new Jar()
let requestCount = 0
let isIn = true
beforeEach(() => {
  vi.useFakeTimers()
  page = openPage('http://localhost/', {}, new Jar())
  vi.stubGlobal('window', new EventTarget())
  requestCount = 0
  isIn = true
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const follow = () => {
  const following = countsDue(() => isIn).subscribe(() => {
    requestCount += 1
  })
  return () => following.unsubscribe()
}

test('while the hub is down for five minutes the counts are fetched each minute and on navigation', async () => {
  const stop = follow()
  hubIs('live')
  await minutes(5)
  window.dispatchEvent(new Event('pushState'))
  expect(requestCount, 'pushes tell it').toBe(0)
  hubIs('away')
  await minutes(5)
  expect(requestCount).toBe(5)
  window.dispatchEvent(new Event('pushState'))
  expect(requestCount).toBe(6)
  hubIs('live')
  await minutes(5)
  expect(requestCount, 'pushes tell it again').toBe(6)
  stop()
})

test('no request is sent on a hidden page, or without a logged-in user', async () => {
  const stop = follow()
  hubIs('away')
  page.visibilityState = 'hidden'
  await minutes(5)
  page.visibilityState = 'visible'
  isIn = false
  await minutes(5)
  expect(requestCount).toBe(0)
  stop()
})

test('without a configured hub the counts are still fetched', async () => {
  openPage('http://localhost/', { hub: '' }, page)
  const stop = follow()
  hubIs('off')
  await minutes(2)
  expect(requestCount).toBe(2)
  stop()
})
