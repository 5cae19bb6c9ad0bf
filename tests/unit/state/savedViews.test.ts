import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personKey } from '../../../src/state/hashedUserKey.ts'
import { deleteViewAtom, renameViewAtom, savedViewsAtom, saveViewAtom } from '../../../src/state/savedViews.ts'
import { logInAtom, logOutAtom } from '../../../src/state/session.ts'
import { openPage, respondWith } from '../transport/fakeBrowser.ts'
import { fakeStorage, newStore, staffedBackend } from './fakeStaff.ts'

let stored = new Map<string, string>()
beforeEach(() => {
  openPage()
  stored = fakeStorage()
  respondWith(staffedBackend(['DOCUMENTS_FLOW']))
})
afterEach(() => vi.unstubAllGlobals())

const late = { list: 'flow.documents', name: 'Просрочени', search: 'overdueOnly=1', columns: null }
const mine = { list: 'flow.documents', name: 'Мои', search: 'createdByPersonId=3&size=25', columns: ['a', '-b'] }
const loggedIn = async (username: string) => {
  const store = newStore()
  await store.set(logInAtom, { username, password: 'demo' })
  return store
}

test('views are stored for their user, survive log-out and reload, and are hidden from other users', async () => {
  const store = await loggedIn('maria')
  store.set(saveViewAtom, late)
  store.set(saveViewAtom, mine)
  store.set(logOutAtom)
  expect(store.get(savedViewsAtom)).toEqual([])
  expect((await loggedIn('ivan')).get(savedViewsAtom)).toEqual([])
  expect((await loggedIn('maria')).get(savedViewsAtom)).toEqual([late, mine])
})

test('a view is replaced by one of the same name in its list, renamed in place, and deleted', async () => {
  const store = await loggedIn('maria')
  const elsewhere = { ...late, list: 'services.documents' }
  for (const view of [late, mine, elsewhere]) store.set(saveViewAtom, view)
  store.set(saveViewAtom, { ...late, search: 'overdueOnly=1&size=50' })
  store.set(renameViewAtom, mine, 'Моите')
  expect(store.get(savedViewsAtom).map(({ name, search }) => [name, search])).toEqual([
    ['Просрочени', 'overdueOnly=1&size=50'],
    ['Моите', 'createdByPersonId=3&size=25'],
    ['Просрочени', 'overdueOnly=1'],
  ])
  store.set(deleteViewAtom, late)
  expect(store.get(savedViewsAtom)).toEqual([{ ...mine, name: 'Моите' }, elsewhere])
})

test('only damaged views are dropped', async () => {
  stored.set('delovod.state', JSON.stringify({ theme: 'dark', views: { maria: [{ name: 5 }] } }))
  const store = await loggedIn('maria')
  expect(store.get(savedViewsAtom)).toEqual([])
  store.set(saveViewAtom, late)
  expect(JSON.parse(stored.get('delovod.state') ?? '')).toMatchObject({
    theme: 'dark',
    views: { [personKey('maria')]: [late] },
  })
})

test('nothing is stored without a logged-in user', () => {
  newStore().set(saveViewAtom, late)
  expect(stored.get('delovod.state')).toBeUndefined()
})

test('stored data names no user, also if an earlier version stored it by name', async () => {
  stored.set('delovod.state', JSON.stringify({ views: { Maria: [late] }, lastInput: {} }))
  const store = await loggedIn('maria')
  expect(store.get(savedViewsAtom)).toEqual([late])
  store.set(saveViewAtom, mine)
  store.set(logOutAtom)
  expect(stored.get('delovod.state')).not.toMatch(/maria/i)
  expect((await loggedIn('maria')).get(savedViewsAtom)).toEqual([late, mine])
})
