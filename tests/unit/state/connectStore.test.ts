import { createStore } from 'jotai'
import type { Subject } from 'rxjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { badgesAtom } from '../../../src/state/badges.ts'
import { wireState } from '../../../src/state/connectStore.ts'
import { unseenErrorsAtom } from '../../../src/state/notices.ts'
import { expireAtom, lockedAtom, logInAtom, logOutAtom, sessionAtom } from '../../../src/state/session.ts'
import type { HubEvent } from '../../../src/transport/hubEvents.ts'
import { notify } from '../../../src/transport/notices.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'
import { Jar, openPage, respondWith } from '../transport/fakeBrowser.ts'
import { fakeStorage, staffedBackend } from './fakeStaff.ts'

const hub = vi.hoisted(() => ({ calls: [] as string[], events: null as unknown, missed: null as unknown }))
vi.mock('../../../src/transport/hub.ts', async () => {
  const { NEVER, Subject } = await import('rxjs')
  hub.events = new Subject()
  hub.missed = new Subject()
  return {
    hubState$: NEVER,
    hubEvents$: hub.events,
    mayHaveMissed$: hub.missed,
    startHub: () => hub.calls.push('start'),
    stopHub: () => hub.calls.push('stop'),
  }
})

class Page extends Jar {
  readonly documentElement = { dataset: {} as Record<string, string>, style: { setProperty: () => undefined } }
}
let stop: () => void = () => undefined
let store = createStore()
let page = new Page()
beforeEach(() => {
  page = new Page()
  openPage('http://localhost/', {}, page)
  fakeStorage()
  vi.stubGlobal('window', new EventTarget())
  hub.calls.length = 0
  store = createStore()
  stop = wireState(store)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})
const enter = (username = 'maria') => store.set(logInAtom, { username, password: 'demo' })
const counts = (sent: readonly { path: string }[]) => sent.filter(({ path }) => path.includes('Unprocessed')).length

test('the hub lives as long as the session; the theme is set from the start', async () => {
  respondWith(staffedBackend(['REPORTS']))
  expect(page.documentElement.dataset.theme).toBe('light')
  await enter()
  await expect.poll(() => hub.calls).toEqual(['stop', 'start'])
})

test('the errors of one user are not shown to the next one', async () => {
  respondWith(staffedBackend(['REPORTS']))
  const errors = () => store.get(unseenErrorsAtom).map(({ text }) => text)
  await enter()
  notify({ kind: 'error', text: 'Документът на Мария не е записан.' })
  store.set(logOutAtom)
  await enter()
  expect(errors(), 'who comes back still reads them').toEqual(['Документът на Мария не е записан.'])
  store.set(logOutAtom)
  await enter('silvia')
  expect(errors()).toEqual([])
})

test('401 anywhere ends the session', async () => {
  respondWith(
    staffedBackend(['DOCUMENTS_FLOW_EDELIVERY'], ({ path }) =>
      path.includes('Unprocessed') ? { status: 401 } : undefined,
    ),
  )
  await enter()
  store.sub(badgesAtom, () => undefined)
  await expect.poll(() => store.get(sessionAtom)).toEqual({ kind: 'anonymous', notify: 'session-expired' })
  expect([page.cookie, hub.calls.at(-1)]).toEqual(['', 'stop'])
})

test('a push invalidates its subject; a gap invalidates all visible queries', async () => {
  const sent = respondWith(staffedBackend(['DOCUMENTS_FLOW_EDELIVERY']))
  await enter()
  store.sub(badgesAtom, () => undefined)
  await expect.poll(() => store.get(badgesAtom).eDeliveryCount).toBe(2)
  const push = hub.events as Subject<HubEvent>
  push.next({ name: 'NotificationReceived', args: [] })
  push.next({ name: 'UnprocessedCountsChanged', args: [] })
  await expect.poll(() => counts(sent)).toBe(2)
  const gap = hub.missed as Subject<void>
  gap.next()
  await expect.poll(() => counts(sent)).toBe(3)
})

test('a log-out in another tab logs out this one', async () => {
  respondWith(staffedBackend(['REPORTS']))
  await enter()
  const otherTab = new BroadcastChannel('delovod.session')
  otherTab.postMessage({ kind: 'loggedOut', from: 'another tab' })
  otherTab.close()
  await expect.poll(() => store.get(sessionAtom)).toEqual({ kind: 'anonymous', notify: 'logged-out' })
})

test('a hidden tab that another tab unlocked refetches nothing until it is visible', async () => {
  const sent = respondWith(staffedBackend(['DOCUMENTS_FLOW_EDELIVERY']))
  await enter()
  store.sub(badgesAtom, () => undefined)
  await expect.poll(() => counts(sent)).toBe(1)
  await expect.poll(() => hub.calls.at(-1)).toBe('start')
  store.set(expireAtom, true)
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  saveTokens({ register: { token: 'register.maria' }, shreder: { token: 'shreder.maria' } })
  const otherTab = new BroadcastChannel('delovod.session')
  otherTab.postMessage({ kind: 'loggedIn', userName: 'maria', from: 'another tab' })
  otherTab.close()
  await expect.poll(() => hub.calls.at(-1)).toBe('start')
  expect([store.get(lockedAtom), counts(sent)]).toEqual([false, 1])
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => counts(sent)).toBe(2)
})
