import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { labelPaperAtom, setLabelPaperAtom } from '../../../src/features/document-print/labelPaper.ts'
import {
  accessibilityAtom,
  resetAccessibilityAtom,
  setThemeAtom,
  stepScaleAtom,
} from '../../../src/state/accessibility.ts'
import { appearance } from '../../../src/state/appearance.ts'
import { lastRoutesAtom, visitRouteAtom } from '../../../src/state/lastRoutes.ts'
import { chooseColumnsAtom, columnsAtom, currentModuleAtom, enterModuleAtom } from '../../../src/state/layout.ts'
import { fakeStorage } from './fakeStaff.ts'

let stored = new Map<string, string>()
let store = createStore()
beforeEach(() => {
  stored = fakeStorage()
  store = createStore()
})
afterEach(() => vi.unstubAllGlobals())

test('the defaults of the specification', () => {
  expect(store.get(accessibilityAtom)).toEqual({ scale: 1, theme: 'light' })
  expect(store.get(currentModuleAtom)).toBe('administrative-services')
  expect([store.get(lastRoutesAtom), store.get(columnsAtom('documents'))]).toEqual([[], null])
})

test('the text size changes by 0.1, from 0.8 to 1.4', () => {
  const seen = (direction: 1 | -1) =>
    Array.from({ length: 8 }, () => {
      store.set(stepScaleAtom, direction)
      return store.get(accessibilityAtom).scale
    })
  expect(seen(1)).toEqual([1.1, 1.2, 1.3, 1.4, 1.4, 1.4, 1.4, 1.4])
  expect(seen(-1)).toEqual([1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.8, 0.8])
  store.set(resetAccessibilityAtom)
  expect(store.get(accessibilityAtom).scale).toBe(1)
})

test('the page has the theme and the scale', () => {
  const properties = new Map<string, string>()
  const root = {
    dataset: {},
    style: { setProperty: (name: string, value: string | null) => void properties.set(name, value ?? '') },
  }
  appearance(root, { scale: 1.2, theme: 'contrast' })
  expect([root.dataset, properties.get('--scale')]).toEqual([{ theme: 'contrast' }, '1.2'])
})

test('five visited places are stored, the newest first, without duplicates', () => {
  for (const path of ['/a', '/b', '/c', '/a', '/d', '/e', '/f']) store.set(visitRouteAtom, { path, title: path })
  expect(store.get(lastRoutesAtom).map(({ path }) => path)).toEqual(['/f', '/e', '/d', '/a', '/c'])
})

test('records are before the screens of a menu, and are not displaced by them', () => {
  const record = '/documents-flow/documents/7d9f0a3c-1111-4222-8333-944455556666'
  for (const path of [record, '/vehicles/12', '/u', '/v', '/w', '/x', '/y', '/z'])
    store.set(visitRouteAtom, { path, title: path })
  expect(store.get(lastRoutesAtom).map(({ path }) => path)).toEqual(['/vehicles/12', record, '/z', '/y', '/x'])
})

test('everything survives a reload under one key', () => {
  store.set(setThemeAtom, 'dark')
  store.set(enterModuleAtom, 'vehicles')
  store.set(chooseColumnsAtom, 'documents', ['number', 'subject'])
  expect([...stored.keys()]).toEqual(['delovod.state'])
  const reloaded = createStore()
  expect(reloaded.get(accessibilityAtom).theme).toBe('dark')
  expect(reloaded.get(currentModuleAtom)).toBe('vehicles')
  expect(reloaded.get(columnsAtom('documents'))).toEqual(['number', 'subject'])
  reloaded.set(chooseColumnsAtom, 'documents', null)
  expect(reloaded.get(columnsAtom('documents'))).toBeNull()
})

test.each(['rubbish', '5', 'null', '[]', '{"theme":"pink","scale":9,"module":"staff","lastRoutes":7}'])(
  'a damaged storage (%s) falls back part by part',
  (text) => {
    stored.set('delovod.state', text)
    expect(store.get(accessibilityAtom)).toEqual({ scale: 1, theme: 'light' })
    expect(store.get(currentModuleAtom)).toBe(text.includes('staff') ? 'staff' : 'administrative-services')
  },
)

test('without storage the values are only not remembered', () => {
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  store.set(setThemeAtom, 'contrast')
  expect(store.get(accessibilityAtom).theme).toBe('contrast')
})

test('a partly used sheet of labels is remembered; an invalid place starts a new one', () => {
  expect(store.get(labelPaperAtom)).toEqual({ kind: 'single', place: 1 })
  store.set(setLabelPaperAtom, { kind: 'sheet' })
  store.set(setLabelPaperAtom, { place: 5 })
  expect(createStore().get(labelPaperAtom)).toEqual({ kind: 'sheet', place: 5 })
  stored.set('delovod.state', JSON.stringify({ labelPaper: { kind: 'sheet', place: 28 } }))
  expect(createStore().get(labelPaperAtom)).toEqual({ kind: 'sheet', place: 1 })
})

test('a visit of the current place writes nothing', () => {
  store.set(visitRouteAtom, { path: '/a', title: 'А' })
  const written = vi.fn()
  vi.stubGlobal('localStorage', { ...localStorage, setItem: written })
  store.set(visitRouteAtom, { path: '/a', title: 'А' })
  expect(written).not.toHaveBeenCalled()
  store.set(visitRouteAtom, { path: '/a', title: 'Б' })
  expect(written).toHaveBeenCalledOnce()
})
