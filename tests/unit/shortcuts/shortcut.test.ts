import { expect, test } from 'vitest'
import type { Hit } from '../../../src/features/shortcuts/hits.ts'
import { placesToGo } from '../../../src/features/shortcuts/placesToGo.ts'
import { searchFilter } from '../../../src/features/shortcuts/searchFilter.ts'
import { latinKey, type Shortcut, step } from '../../../src/features/shortcuts/shortcut.ts'

const layouts: [written: string, code: string, shiftKey: boolean, key: string | undefined][] = [
  ['n', 'KeyN', false, 'n'],
  ['N', 'KeyN', true, 'n'],
  ['н', 'KeyN', false, 'n'],
  ['х', 'KeyN', false, 'n'],
  ['Н', 'KeyN', true, 'n'],
  ['/', 'Slash', false, '/'],
  ['?', 'Slash', true, '?'],
  ['?', 'Digit2', true, '?'],
  ['б', 'Slash', false, '/'],
  ['Б', 'Slash', true, '?'],
  ['ч', 'Backquote', false, undefined],
  [' ', 'Space', false, undefined],
  ['Enter', 'Enter', false, undefined],
  ['Shift', 'ShiftLeft', true, undefined],
]
test.each(layouts)('„%s“ on %s (Shift: %s) is %s', (key, code, shiftKey, latin) => {
  expect(latinKey({ key, code, shiftKey })).toBe(latin)
})

const named = (...keys: string[]): Shortcut => ({ keys, label: keys.join(' '), run: () => {} })
const shortcuts = [named('n'), named('g', 'd'), named('g', 't'), named('?')]
const pressed = (keys: string) => {
  const done: string[] = []
  let waiting: readonly string[] = []
  for (const key of keys) {
    const next = step(shortcuts, waiting, key)
    if (next.run) done.push(next.run.label)
    waiting = next.waiting
  }
  return [done, waiting]
}
const typed: [keys: string, done: string[], waiting: string[]][] = [
  ['n', ['n'], []],
  ['gd', ['g d'], []],
  ['gtgd', ['g t', 'g d'], []],
  ['g', [], ['g']],
  ['gg', [], ['g']],
  ['gx', [], []],
  ['gn', ['n'], []],
  ['dx', [], []],
  ['xgd?', ['g d', '?'], []],
]
test.each(typed)('the keys %s', (keys, done, waiting) => expect(pressed(keys)).toEqual([done, waiting]))

const searches: [text: string, filter: object | undefined][] = [
  ['', undefined],
  ['  ', undefined],
  ['345', { number: '345' }],
  ['РД-12-345', { number: 'РД-12-345' }],
  ['04-00-12', { number: '04-00-12' }],
  [' № РД-12-345/21.11.2026 г. ', { number: 'РД-12-345' }],
  ['РД-12-345-21.11.2026', { number: 'РД-12-345' }],
  ['бюджет', { subject: 'бюджет' }],
  ['бюджет 2026', { subject: 'бюджет 2026' }],
  ['2026 година', { subject: '2026 година' }],
  ['ISO9001', { subject: 'ISO9001' }],
]
test.each(searches)('a search for „%s“', (text, filter) => {
  expect(searchFilter(text)).toEqual(filter && { departmentId: 'any', ...filter })
})

const hit = (kind: Hit['kind'], title: string, detail = ''): Hit => ({ kind, key: '1', title, detail, scope: null })
const letter = hit('document', '04-822-23.11.2026 – Искане за проверка', '„Метролаб Юг“ ООД · Писмо')
test.each<[string, string, readonly Hit[], object]>([
  ['the sender of a document', 'метролаб юг', [letter], { correspondentText: 'метролаб юг' }],
  ['a correspondent', 'metrolab', [hit('correspondent', '„Метролаб Юг“ ООД')], { correspondentText: 'metrolab' }],
  ['a subject, too', 'проверка', [letter, hit('correspondent', '„Проверка“ ООД')], { subject: 'проверка' }],
  ['the kind of a task alone', 'проверка', [hit('task', 'З-12 – Проверка')], { subject: 'проверка' }],
  ['a number beside it', '822', [letter], { number: '822' }],
])('Enter lists by what was found as one typed: %s', (_, text, hits, filter) => {
  expect(searchFilter(text, hits)).toEqual({ departmentId: 'any', ...filter })
})

test('only places that may be opened have keys, and no two the same ones', () => {
  const all = placesToGo('documents-flow', () => true).map(({ keys }) => keys.join(' '))
  expect(new Set(all).size).toBe(all.length)
  expect(placesToGo('documents-flow', (address) => address.endsWith('/tasks')).map(({ keys }) => keys)).toEqual([
    ['g', 't'],
  ])
  expect(placesToGo(undefined, () => true)).toEqual([])
})
