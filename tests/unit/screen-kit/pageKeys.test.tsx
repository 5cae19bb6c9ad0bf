import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { type PageKey, pageKeysAtom, usePageKeys } from '../../../src/screen-kit/pageKeys.ts'

const Part = ({ keys }: { keys: readonly PageKey[] }) => {
  usePageKeys(keys)
  return null
}

test('the parts of a screen register their shortcuts while mounted, and a shortcut runs the current action', () => {
  const store = createStore()
  const shown = (keys: readonly PageKey[], others: readonly PageKey[] = []) => (
    <Provider store={store}>
      <Part keys={keys} />
      {others.length > 0 && <Part keys={others} />}
    </Provider>
  )
  const offered = () => store.get(pageKeysAtom).map(({ keys, label }) => [keys.join(), label])
  const [first, second, next] = [vi.fn(), vi.fn(), vi.fn()]
  const edit = (run: () => void) => ({ key: 'e', label: 'Редактиране', run })
  const { rerender } = render(shown([edit(first)], [{ key: 'j', label: 'Следващ запис', run: next }]))
  expect(offered()).toEqual([
    ['e', 'Редактиране'],
    ['j', 'Следващ запис'],
  ])
  const before = store.get(pageKeysAtom)
  rerender(shown([edit(second)], [{ key: 'j', label: 'Следващ запис', run: next }]))
  expect(store.get(pageKeysAtom)).toBe(before)
  before[0]?.run()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  rerender(shown([]))
  expect(offered()).toEqual([])
})
