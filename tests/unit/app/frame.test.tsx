import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { createStore } from 'jotai'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import { Splash } from '../../../src/app/screens/Splash.tsx'
import { setThemeAtom, stepScaleAtom } from '../../../src/state/accessibility.ts'
import { appearance, applyAppearance, stateKey } from '../../../src/state/appearance.ts'
import { readConfig, takeConfig } from '../../../src/transport/config.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'

beforeAll(() => {
  takeConfig(readConfig(JSON.stringify(publicConfig)))
})

/**
 * Returns the names and classes of all elements as a tree. The layout depends only on names and classes, so other
 * attributes are not compared.
 */
const shapeOf = (element: Element): unknown => [
  element.localName,
  element.className,
  ...[...element.children].map(shapeOf),
]
const page = () => new DOMParser().parseFromString(readFileSync('src/index.html', 'utf8'), 'text/html')
const frameOf = (which: 'inside' | 'outside') => page().querySelector(`[data-frame="${which}"]`) as Element

test('the first render of the application equals index.html: nothing shifts', () => {
  const inside = render(<Splash known />).container.firstElementChild as Element
  expect(shapeOf(inside)).toEqual(shapeOf(frameOf('inside')))
  const outside = render(<Splash known={false} />).container.querySelector('.login') as Element
  const wordsOf = (element: Element) => [...element.querySelectorAll('.login-side p')].map((one) => one.textContent)
  expect(wordsOf(frameOf('outside'))).toEqual(wordsOf(outside))
  expect(wordsOf(outside)).toHaveLength(2)
})

const preferring = (matches: (what: string) => boolean) =>
  vi.stubGlobal('matchMedia', (mediaQuery: string) => ({ matches: matches(mediaQuery) }))
afterEach(() => vi.unstubAllGlobals())

const dressed = ({ stored = null, cookies = '' }: { stored?: string | null; cookies?: string }) => {
  const root = document.createElement('div')
  applyAppearance(root, stored, cookies)
  return { ...root.dataset, scale: root.style.getPropertyValue('--scale') }
}

test('the theme of the page before the first paint is that of the application', () => {
  const store = createStore()
  store.set(setThemeAtom, 'dark')
  store.set(stepScaleAtom, 1)
  const root = document.createElement('div')
  appearance(root, { theme: 'dark', scale: 1.1 })
  expect(dressed({ stored: localStorage.getItem(stateKey) })).toEqual({
    ...root.dataset,
    scale: root.style.getPropertyValue('--scale'),
  })
  localStorage.clear()
})

test('a user with the tokens of both backends gets the frame of the application', () => {
  saveTokens({ register: { token: 'a' }, shreder: { token: 'b' } })
  expect(dressed({ cookies: document.cookie })).toHaveProperty('inside')
  expect(dressed({ cookies: 'register-token=a' })).not.toHaveProperty('inside')
})

test.each([
  ['nothing', null, 'light'],
  ['no JSON', '{', 'light'],
  ['null', 'null', 'light'],
  ['a theme that there is not', '{"theme":"pink","scale":9}', 'light'],
])('with %s in storage the page has the theme of a first visit', (_, stored, theme) => {
  preferring(() => false)
  expect(dressed({ stored })).toEqual({ theme, scale: '1' })
  preferring((what) => what === '(prefers-color-scheme: dark)')
  expect(dressed({ stored })).toEqual({ theme: 'dark', scale: '1' })
  preferring(() => true)
  expect(dressed({ stored })).toEqual({ theme: 'contrast', scale: '1' })
})
