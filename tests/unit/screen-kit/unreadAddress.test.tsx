// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { routeTableAtom } from '../../../src/app/access.ts'
import type { AppRoute, ScreenRoute } from '../../../src/modules/route.ts'
import { allRoutes } from '../../../src/modules/routes.ts'
import type { ListFilter } from '../../../src/screen-kit/list/listFilter.ts'
import type * as listPage from '../../../src/screen-kit/list/useListPage.ts'
import { RouteTableContext } from '../../../src/screen-kit/routeTable.ts'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { logInAtom } from '../../../src/state/session.ts'
import type { Store } from '../../../src/state/store.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { mockBackendHandlers } from '../settings/onMockBackend.ts'
import { config } from '../transport/fakeBrowser.ts'

type Filter = Record<string, unknown>
type Parts = {
  filter: ListFilter<Filter>
  pageOf: (place: object) => { queryKey: readonly [string, object] }
}
const drawn = vi.hoisted((): { parts: unknown; isRequested: boolean } => ({ parts: null, isRequested: true }))
vi.mock('../../../src/screen-kit/list/useListPage.ts', async (load) => {
  const own = await load<typeof listPage>()
  return {
    ...own,
    useListPage: (parts: Parameters<typeof own.useListPage>[0]) => {
      drawn.parts = parts
      if (!drawn.isRequested) throw new Error('Nothing more of the list is drawn.')
      return own.useListPage(parts)
    },
  }
})

class Ending extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isKnown: true })
  override state = { isKnown: false }
  override render = () => !this.state.isKnown && this.props.children
}

const isList = (route: AppRoute): route is ScreenRoute => 'load' in route && !route.path.includes(':')
const garbage = '31.02.2026'
const title = 'Филтърът в адреса не може да се прочете'

const requests: string[] = []
const started = async (username: string): Promise<Store> => {
  takeConfig(config)
  await mockBackendHandlers((path, reply) => {
    requests.push(path)
    return reply
  }, username)
  const store = createStore()
  provideQueryClient(store)
  await store.set(logInAtom, { username, password: 'demo' })
  return store
}

const open = async (store: Store, { path, load }: ScreenRoute, search: string) => {
  drawn.parts = null
  requests.length = 0
  history.replaceState(null, '', search ? `${path}?${search}` : path)
  const { default: Page } = await load()
  return render(
    <Provider store={store}>
      <RouteTableContext value={store.get(routeTableAtom)}>
        <Ending>
          <Page />
        </Ending>
      </RouteTableContext>
    </Provider>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('with an unreadable part of the address no list requests rows, and each says so', {
  timeout: 180_000,
}, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const store = await started('administrator')
  const { mayOpen } = store.get(routeTableAtom)
  const lists = new Set<string>()
  for (const route of allRoutes.filter(isList).filter(({ path }) => mayOpen(path))) {
    drawn.isRequested = false
    ;(await open(store, route, '')).unmount()
    drawn.isRequested = true
    const parts = drawn.parts as Parts | null
    const { fields = {} } = parts?.filter ?? {}
    const names = Object.keys(fields).filter((name) => fields[name]?.address.read(garbage) === undefined)
    const path = parts?.pageOf({ filter: {}, page: 1, size: 10, sort: undefined }).queryKey[0] ?? ''
    // One definition renders all reports of business analysis, so they count as one kind of list.
    const kind = path.startsWith('/api/BusinessAnalysis/') ? 'reports' : path
    if (names.length === 0 || lists.has(kind)) continue
    lists.add(kind)
    const { unmount } = await open(store, route, names.map((name) => `${name}=${garbage}`).join('&'))
    const empty = (await screen.findByText(title)).closest('.empty')
    for (const name of names) expect(empty?.textContent, `${route.path} ${name}`).toContain(fields[name]?.label)
    const ofRows = requests.filter((one) => one === path || one.endsWith('Summary'))
    expect(ofRows, route.path).toEqual([])
    ;[...(empty?.querySelectorAll('button') ?? [])].at(-1)?.click()
    await waitFor(() => expect(location.search, route.path).not.toContain(garbage))
    unmount()
  }
  expect(lists.size).toBeGreaterThan(15)
})

test('a nonexistent id is shown in the filter, and explains the empty list', async () => {
  const store = await started('administrator')
  const users = allRoutes.filter(isList).find(({ path }) => path.endsWith('/users'))
  if (!users) throw new Error('There is no list of users.')
  drawn.isRequested = true
  await open(store, users, 'departmentId=99999')
  const empty = (await screen.findByText('Филтърът сочи към липсващ запис')).closest('.empty')
  expect(empty?.textContent).toContain('„Звено“')
  expect(screen.getByText('Звено: няма запис № 99999')).toBeTruthy()
})

test('a register with an unreadable filter in the address shows no rows, and says so at the field', async () => {
  const store = await started('administrator')
  const rules = allRoutes.filter(isList).find(({ path }) => path.endsWith('/case-file-owner-rules'))
  if (!rules) throw new Error('There is no register of owner rules.')
  await open(store, rules, 'departmentId=1,abc')
  const all = await screen.findByText('Покажи всички')
  expect(screen.getByText(/„1,abc“ не може да се прочете/)).toBeTruthy()
  all.click()
  await waitFor(() => expect(screen.queryByText('Няма намерени записи')).toBeNull())
})
