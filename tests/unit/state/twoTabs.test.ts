import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  ownResolutionTextsAtom,
  setOwnResolutionTextsAtom,
} from '../../../src/features/tasks/subjects/ownResolutionTexts.ts'
import { accessibilityAtom, setThemeAtom } from '../../../src/state/accessibility.ts'
import { followOtherTabs } from '../../../src/state/applicationState.ts'
import { lastRoutesAtom, visitRouteAtom } from '../../../src/state/lastRoutes.ts'
import { chooseColumnsAtom, columnsAtom, currentModuleAtom, enterModuleAtom } from '../../../src/state/layout.ts'
import { deleteViewAtom, savedViewsAtom, saveViewAtom } from '../../../src/state/savedViews.ts'
import { logInAtom } from '../../../src/state/session.ts'
import { openPage, respondWith } from '../transport/fakeBrowser.ts'
import { fakeStorage, newStore, staffedBackend } from './fakeStaff.ts'

const stateKey = 'delovod.state'
let stored = new Map<string, string>()
let page = new EventTarget()
beforeEach(() => {
  openPage()
  stored = fakeStorage()
  page = new EventTarget()
  vi.stubGlobal('window', page)
  respondWith(staffedBackend(['DOCUMENTS_FLOW']))
})
afterEach(() => vi.unstubAllGlobals())

const tab = async () => {
  const store = newStore()
  await store.set(logInAtom, { username: 'maria', password: 'demo' })
  store.get(accessibilityAtom)
  return store
}
const twoTabs = async () => [await tab(), await tab()] as const
const dispatchStorage = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))

const view = (name: string) => ({ list: 'flow.documents', name, search: '', columns: null })
const text = (words: string) => ({ text: words, taskTypeId: null, quantity: null, unitId: null })
const found = async () => {
  const store = await tab()
  return {
    views: store.get(savedViewsAtom).map(({ name }) => name),
    texts: store.get(ownResolutionTextsAtom).map((one) => one.text),
    columns: [store.get(columnsAtom('documents')), store.get(columnsAtom('tasks'))],
    theme: store.get(accessibilityAtom).theme,
  }
}

test('two independent tabs do not overwrite each other', async () => {
  const [one, other] = await twoTabs()
  one.set(saveViewAtom, view('Мои'))
  other.set(saveViewAtom, view('Просрочени'))
  one.set(chooseColumnsAtom, 'documents', ['number'])
  other.set(chooseColumnsAtom, 'tasks', ['term'])
  one.set(setOwnResolutionTextsAtom, [text('За становище')])
  other.set(setOwnResolutionTextsAtom, [text('За сведение')])
  one.set(setThemeAtom, 'dark')
  expect(await found()).toEqual({
    views: ['Мои', 'Просрочени'],
    texts: ['За сведение', 'За становище'],
    columns: [['number'], ['term']],
    theme: 'dark',
  })
})

test('a deletion in one tab stays, an addition in another stays', async () => {
  const before = await tab()
  before.set(saveViewAtom, view('Мои'))
  before.set(setOwnResolutionTextsAtom, [text('За становище')])
  const [one, other] = await twoTabs()
  other.set(saveViewAtom, view('Просрочени'))
  one.set(deleteViewAtom, view('Мои'))
  other.set(setOwnResolutionTextsAtom, [text('За становище'), text('За сведение')])
  one.set(setOwnResolutionTextsAtom, [])
  expect(await found()).toMatchObject({ views: ['Просрочени'], texts: ['За сведение'] })
})

test('a tab shows what another one stored, and unchanged parts are not rendered again', async () => {
  const [one, other] = await twoTabs()
  one.set(visitRouteAtom, { path: '/a', title: 'А' })
  const stop = followOtherTabs(one)
  const routes = one.get(lastRoutesAtom)
  other.set(saveViewAtom, view('Мои'))
  expect(one.get(savedViewsAtom)).toEqual([])
  dispatchStorage('another.key')
  expect(one.get(savedViewsAtom)).toEqual([])
  dispatchStorage(stateKey)
  expect(one.get(savedViewsAtom)).toEqual([view('Мои')])
  expect(one.get(lastRoutesAtom)).toBe(routes)
  stop()
  other.set(saveViewAtom, view('Просрочени'))
  dispatchStorage(stateKey)
  expect(one.get(savedViewsAtom)).toEqual([view('Мои')])
})

test('each tab stays in its module; a new one starts in the last module', async () => {
  const [one, other] = await twoTabs()
  const stop = followOtherTabs(one)
  one.set(enterModuleAtom, 'vehicles')
  other.set(enterModuleAtom, 'staff')
  dispatchStorage(stateKey)
  expect([one, other, createStore()].map((store) => store.get(currentModuleAtom))).toEqual([
    'vehicles',
    'staff',
    'staff',
  ])
  stop()
})

test('data deleted in another tab is removed here too', async () => {
  const [one] = await twoTabs()
  const stop = followOtherTabs(one)
  one.set(setThemeAtom, 'dark')
  stored.clear()
  dispatchStorage(null)
  expect(one.get(accessibilityAtom).theme).toBe('light')
  stop()
})

test('unknown parts of a newer version are preserved, leftovers of an older one are not', () => {
  stored.set(stateKey, JSON.stringify({ version: 9, theme: 'dark', density: 'compact' }))
  const store = createStore()
  store.set(enterModuleAtom, 'staff')
  expect(JSON.parse(stored.get(stateKey) ?? '')).toMatchObject({ version: 9, density: 'compact', module: 'staff' })
  stored.set(stateKey, JSON.stringify({ theme: 'dark', sidebarOpen: false }))
  createStore().set(chooseColumnsAtom, 'documents', ['number'])
  const written = JSON.parse(stored.get(stateKey) ?? '')
  expect(written).toMatchObject({ version: 1, theme: 'dark', columns: { documents: ['number'] } })
  expect(written).not.toHaveProperty('sidebarOpen')
})

test('without storage space the page keeps its values, over every later change', async () => {
  const store = await tab()
  vi.stubGlobal('localStorage', {
    ...localStorage,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  store.set(saveViewAtom, view('Мои'))
  store.set(setThemeAtom, 'dark')
  expect(store.get(savedViewsAtom)).toEqual([view('Мои')])
  expect(store.get(accessibilityAtom).theme).toBe('dark')
})
