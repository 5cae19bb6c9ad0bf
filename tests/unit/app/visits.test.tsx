import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeAll, expect, test, vi } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import { useVisits } from '../../../src/app/shell/useVisits.ts'
import { routeAt } from '../../../src/modules/match.ts'
import { tabTitle, useTabTitle } from '../../../src/screen-kit/useTabTitle.ts'
import { forgetRoutesAtom, lastRoutesAtom } from '../../../src/state/lastRoutes.ts'
import { readConfig, takeConfig } from '../../../src/transport/config.ts'

beforeAll(() => {
  takeConfig(readConfig(JSON.stringify(publicConfig)))
})

const path = '/administrative-services/documents/7df2d709-e987-4e83-908d-6842ced36c50'
const Screen = ({ title }: { title: string | undefined }) => {
  useTabTitle(title)
  return null
}
const Visited = ({ title }: { title: string | undefined }) => {
  useVisits(path, routeAt(path)!)
  return <Screen title={title} />
}

test.each([
  ['at once, from what is stored', ['Ж-25 – Жалба']],
  ['when it has come', [undefined, 'Ж-25 – Жалба']],
])('a place is named as its record, known %s', async (_, titles) => {
  const store = createStore()
  store.set(forgetRoutesAtom)
  document.title = tabTitle('Документ')
  const tree = (title: string | undefined) => (
    <Provider store={store}>
      <Visited title={title} />
    </Provider>
  )
  const { rerender } = render(tree(titles[0]))
  for (const title of titles.slice(1)) rerender(tree(title))
  await vi.waitFor(() => expect(store.get(lastRoutesAtom)).toEqual([{ path, title: 'Ж-25 – Жалба' }]))
})
