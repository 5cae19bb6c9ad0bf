import { expect, test } from 'vitest'
import { type PartPosition, partToGo } from '../../../src/features/shortcuts/usePartKeys.ts'

const names = ['menu', 'header', 'screen', 'tabs', 'beside'] as const
const at: Record<string, readonly PartPosition[]> = {
  'on nothing yet': ['after', 'after', 'after', 'after', 'after'],
  'in the menu': ['around', 'after', 'after', 'after', 'after'],
  'in the header': ['before', 'around', 'after', 'after', 'after'],
  'on an action of the screen': ['before', 'before', 'around', 'after', 'after'],
  'on a tab': ['before', 'before', 'around', 'around', 'after'],
  'in what a tab shows': ['before', 'before', 'around', 'before', 'after'],
  'beside the tabs': ['before', 'before', 'around', 'before', 'around'],
  'after everything': ['before', 'before', 'before', 'before', 'before'],
}
const expected: [where: string, forwards: (typeof names)[number], back: (typeof names)[number]][] = [
  ['on nothing yet', 'menu', 'beside'],
  ['in the menu', 'header', 'beside'],
  ['in the header', 'screen', 'menu'],
  ['on an action of the screen', 'tabs', 'header'],
  ['on a tab', 'beside', 'screen'],
  ['in what a tab shows', 'beside', 'tabs'],
  ['beside the tabs', 'menu', 'tabs'],
  ['after everything', 'menu', 'beside'],
]
test.each(expected)('from %s the key F6 goes to the %s, Shift+F6 to the %s', (where, forwards, back) => {
  const lies = at[where] ?? []
  expect([names[partToGo(lies, false) ?? -1], names[partToGo(lies, true) ?? -1]]).toEqual([forwards, back])
})

test('a page without parts has no target', () => {
  expect(partToGo([], false)).toBeUndefined()
  expect(partToGo([], true)).toBeUndefined()
})
