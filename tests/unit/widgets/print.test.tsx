import { afterEach, expect, test, vi } from 'vitest'
import { print, setPrintSettings } from '../../../src/widgets/files/print.ts'

const isLandscape = () => document.documentElement.classList.contains('prints-landscape')
const say = (event: 'beforeprint' | 'afterprint') => dispatchEvent(new Event(event))
afterEach(() => vi.unstubAllGlobals())

test('the title of the tab is the name of the print while it is printed, and what was there before after it', () => {
  document.title = 'Документи'
  const end = setPrintSettings({ name: 'Ж-25/20.11.2026' })
  say('beforeprint')
  expect(document.title).toBe('Ж-25-20.11.2026')
  say('afterprint')
  expect(document.title).toBe('Документи')
  say('beforeprint')
  end()
  expect(document.title).toBe('Документи')
  say('beforeprint')
  expect(document.title).toBe('Документи')
})

test('the last settings apply: a sheet over a list prints portrait, and the list landscape again after it', () => {
  const endList = setPrintSettings({ isLandscape: true })
  expect(isLandscape()).toBe(true)
  const endSheet = setPrintSettings({ name: 'Разписка' })
  expect(isLandscape()).toBe(false)
  endSheet()
  expect(isLandscape()).toBe(true)
  endList()
  expect(isLandscape()).toBe(false)
})

test('the end of the print dialog is reported once, and not after it was cancelled', () => {
  vi.stubGlobal('print', () => say('afterprint'))
  const closed = vi.fn()
  print(closed)
  say('afterprint')
  expect(closed).toHaveBeenCalledTimes(1)
  vi.stubGlobal('print', () => undefined)
  const stop = print(closed)
  stop()
  say('afterprint')
  expect(closed).toHaveBeenCalledTimes(1)
})
