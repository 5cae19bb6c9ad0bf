import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeAll, expect, test, vi } from 'vitest'
import publicConfig from '../../../public/config.json' with { type: 'json' }
import { RecentPlaces } from '../../../src/app/shell/RecentPlaces.tsx'
import { useVisits } from '../../../src/app/shell/useVisits.ts'
import { routeAt } from '../../../src/modules/match.ts'
import { allRoutes } from '../../../src/modules/routes.ts'
import { tabTitle, useTabTitle } from '../../../src/screen-kit/useTabTitle.ts'
import { clearRoutesAtom, lastRoutesAtom, visitRouteAtom } from '../../../src/state/lastRoutes.ts'
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
])('the entry of a place has the name of its record, known %s', async (_, titles) => {
  const store = createStore()
  store.set(clearRoutesAtom)
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

const guid = path.slice(path.lastIndexOf('/') + 1)
const Recent = ({ store }: { store: ReturnType<typeof createStore> }) => (
  <Provider store={store}>
    <RecentPlaces permitted={allRoutes} currentPath="" />
  </Provider>
)

test('„Последно отваряни“ lists records only: no lists and no pages that were not found', () => {
  const store = createStore()
  store.set(clearRoutesAtom)
  const other = path.replace('7', '8')
  const visited = [
    [path, 'Ж-25 – Жалба'],
    ['/vehicles/list/12', 'А 3905 МК'],
    ['/administrative-services/documents', 'Документи'],
    [other, routeAt(other)?.title ?? ''],
  ] as const
  for (const [address, title] of visited) store.set(visitRouteAtom, { path: address, title })
  render(<Recent store={store} />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['А 3905 МК', 'Ж-25 – Жалба'])
})

test('a record at two addresses of a module is one entry with its last title; in another module the entry names the module', () => {
  const store = createStore()
  store.set(clearRoutesAtom)
  const relatedDocument = `/administrative-services/documents/${guid.replace('7', '8')}/document/${guid}`
  for (const address of [path.replace('administrative-services', 'documents-flow'), path, relatedDocument])
    store.set(visitRouteAtom, { path: address, title: 'Ж-25 – Жалба' })
  render(<Recent store={store} />)
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    [relatedDocument, 'Ж-25 – Жалба – Модул АУ'],
    [path.replace('administrative-services', 'documents-flow'), 'Ж-25 – Жалба – Модул Документооборот'],
  ])
})

test.each([
  '/administrative-services/documents/create',
  `/administrative-services/documents/create/resolution/${guid}`,
  `/administrative-services/documents/${guid}/resolution/${guid}`,
  `/rtsi/measuring-devices/amendment/${guid}`,
  `/documents-flow/documents/e-delivery/${guid}`,
])('the form %s is not listed as a place to return to', (address) => {
  const store = createStore()
  store.set(clearRoutesAtom)
  const Visit = () => {
    useVisits(address, routeAt(address)!)
    return null
  }
  render(
    <Provider store={store}>
      <Visit />
    </Provider>,
  )
  expect(store.get(lastRoutesAtom)).toEqual([])
})

test('without a visited record there is no heading', () => {
  const store = createStore()
  store.set(clearRoutesAtom)
  store.set(visitRouteAtom, { path: '/library', title: 'Библиотека' })
  const { container } = render(<Recent store={store} />)
  expect(container.textContent).toBe('')
})
