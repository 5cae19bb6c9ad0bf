import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownDepartmentAtom } from '../../../src/features/documents/list/ownDepartment.ts'
import { rolesAtom } from '../../../src/state/access.ts'
import { logInAtom, renewUserAtom, sessionAtom } from '../../../src/state/session.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'
import { sessionEnded$ } from '../../../src/transport/sessionEnded.ts'
import { openPage, respondWith } from '../transport/fakeBrowser.ts'
import { fakeStorage, newStore, staffedBackend, userCalled } from './fakeStaff.ts'

let notices: Notice[] = []
notices$.subscribe((notice) => notices.push(notice))
beforeEach(() => {
  openPage()
  fakeStorage()
  notices = []
})
afterEach(() => vi.unstubAllGlobals())

const loggedIn = async () => {
  respondWith(staffedBackend(['DOCUMENTS_FLOW']))
  const store = newStore()
  await store.set(logInAtom, { username: 'a', password: 'demo' })
  return store
}

test('changed roles apply at once, with a message', async () => {
  const store = await loggedIn()
  respondWith(staffedBackend(['DOCUMENTS_FLOW', 'REPORTS']))
  await store.set(renewUserAtom)
  expect(store.get(rolesAtom)).toEqual(['DOCUMENTS_FLOW', 'REPORTS'])
  expect(notices.map(({ text }) => text)).toEqual(['Ролите Ви са променени. Менюто и правата вече са според новите.'])
})

test('an unchanged account leaves the session unchanged, without a message', async () => {
  const store = await loggedIn()
  const before = store.get(sessionAtom)
  await store.set(renewUserAtom)
  expect(store.get(sessionAtom)).toBe(before)
  expect(notices).toEqual([])
})

test('a changed name applies without a message', async () => {
  const store = await loggedIn()
  const { person, ...user } = userCalled('a', ['DOCUMENTS_FLOW'])
  const resultData = { ...user, person: { ...person, fullName: 'Анна Стоева' } }
  respondWith(() => ({ json: { type: 1, resultData } }))
  await store.set(renewUserAtom)
  expect(store.get(sessionAtom)).toMatchObject({ kind: 'loggedIn', user: { person: { fullName: 'Анна Стоева' } } })
  expect(notices).toEqual([])
})

test('a changed department applies at once, also in the filter that starts with it, with a message', async () => {
  const store = await loggedIn()
  expect(store.get(ownDepartmentAtom)).toBe(3)
  const resultData = { ...userCalled('a', ['DOCUMENTS_FLOW']), departmentId: 7 }
  respondWith(() => ({ json: { type: 1, resultData } }))
  await store.set(renewUserAtom)
  expect(store.get(ownDepartmentAtom)).toBe(7)
  expect(notices.map(({ text }) => text)).toEqual(['Вече сте в друго звено. Списъците и правата са според новото.'])
})

test.each([
  ['an account that was taken away', { status: 401 }, 1],
  ['a backend that is away', { status: 503 }, 0],
])('after %s the session stays until its followers have been notified', async (_, response, endings) => {
  const store = await loggedIn()
  let ended = 0
  const subscription = sessionEnded$.subscribe(() => {
    ended += 1
  })
  respondWith(() => response)
  await store.set(renewUserAtom)
  subscription.unsubscribe()
  expect([store.get(sessionAtom).kind, ended]).toEqual(['loggedIn', endings])
})
