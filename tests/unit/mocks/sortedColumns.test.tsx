// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { routeTableAtom } from '../../../src/app/access.ts'
import type { AppRoute, ScreenRoute } from '../../../src/modules/route.ts'
import { allRoutes } from '../../../src/modules/routes.ts'
import type { ListAddress } from '../../../src/screen-kit/list/listAddress.ts'
import type { PageQuery } from '../../../src/screen-kit/list/useList.ts'
import { RouteTableContext } from '../../../src/screen-kit/routeTable.ts'
import { clientAtom, provideQueryClient } from '../../../src/state/queryClient.ts'
import { logInAtom } from '../../../src/state/session.ts'
import type { Store } from '../../../src/state/store.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import type { GridColumn, GridSort } from '../../../src/widgets/grid/gridColumn.ts'
import { mockBackendHandlers } from '../settings/onMockBackend.ts'
import { config } from '../transport/fakeBrowser.ts'

type Row = Record<string, unknown>
type Parts = {
  columns: readonly GridColumn<Row>[]
  pageOf: (place: ListAddress<object>) => PageQuery<Row>
}
const drawn = vi.hoisted((): { parts: unknown } => ({ parts: null }))
vi.mock('../../../src/screen-kit/list/useListPage.ts', () => ({
  useListPage: (parts: unknown) => {
    drawn.parts = parts
    throw new Error('Nothing more of the list is drawn.')
  },
}))

/** An error boundary that stops rendering once the requested list is known. */
class Ending extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ isKnown: true })
  override state = { isKnown: false }
  override render = () => !this.state.isKnown && this.props.children
}

const partsOf = async (store: Store, { path, load }: ScreenRoute): Promise<Parts | null> => {
  drawn.parts = null
  history.replaceState(null, '', path)
  const { default: Page } = await load()
  render(
    <Provider store={store}>
      <RouteTableContext value={store.get(routeTableAtom)}>
        <Ending>
          <Page />
        </Ending>
      </RouteTableContext>
    </Provider>,
  ).unmount()
  return drawn.parts as Parts | null
}

const wholeList = { filter: {}, page: 1, size: 1000, sort: undefined }
const valuesOf = async (store: Store, { pageOf }: Parts, sort: GridSort, { text }: GridColumn<Row>) => {
  const client = store.get(clientAtom)
  const { items: first, totalCount } = await client.fetchQuery(pageOf({ ...wholeList, sort }))
  const items = [...first]
  for (let page = 2; items.length < totalCount && items.length === (page - 1) * wholeList.size; page++)
    items.push(...(await client.fetchQuery(pageOf({ ...wholeList, page, sort }))).items)
  expect(items).toHaveLength(totalCount)
  const values = items.map((row) => (sort.by in row ? JSON.stringify(row[sort.by]) : (text?.(row) ?? '')))
  return values.filter((value, at) => value !== values[at - 1])
}

const unknown = ['null', '""', '', '[]']
const known = (values: readonly string[]): string[] => values.filter((value) => !unknown.includes(value))

type SortResult = 'sorted' | 'not sorted' | 'all are equal'
const ruleResultOn = async (store: Store, parts: Parts, column: GridColumn<Row>, by: string): Promise<SortResult> => {
  const up = await valuesOf(store, parts, { by, direction: 'asc' }, column)
  const down = await valuesOf(store, parts, { by, direction: 'desc' }, column)
  if (new Set([...up, ...down]).size < 2) return 'all are equal'
  const isTurned = known(up).toReversed().join() === known(down).join()
  const isLast = [up, down].every((values) => values.slice(0, known(values).length).join() === known(values).join())
  return isTurned && isLast && new Set(up).size === up.length ? 'sorted' : 'not sorted'
}

const isOpened = (route: AppRoute): route is ScreenRoute => 'load' in route && !route.path.includes(':')

/**
 * Adds whether the mock backend sorts by each sortable column, by endpoint and column. A column found to be sorted for
 * one user is not tested again for another.
 */
const addRuleResults = async (ruleResults: Map<string, SortResult>, username: string): Promise<void> => {
  await mockBackendHandlers(undefined, username)
  const store = createStore()
  provideQueryClient(store)
  await store.set(logInAtom, { username, password: 'demo' })
  const { mayOpen } = store.get(routeTableAtom)
  for (const route of allRoutes.filter(isOpened).filter(({ path }) => mayOpen(path))) {
    const parts = await partsOf(store, route)
    for (const column of parts?.columns ?? []) {
      const { sortBy } = column
      if (!parts || !sortBy) continue
      const name = `${parts.pageOf(wholeList).queryKey[0]} ${sortBy}`
      if (ruleResults.get(name) !== 'sorted') ruleResults.set(name, await ruleResultOn(store, parts, column, sortBy))
    }
  }
}

afterEach(() => vi.unstubAllGlobals())

test('the mock backend sorts by each sortable column of a list', { timeout: 180_000 }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  takeConfig(config)
  const ruleResults = new Map<string, SortResult>()
  await addRuleResults(ruleResults, 'administrator')
  await addRuleResults(ruleResults, 'mpetrova')
  const those = (wanted: SortResult) => [...ruleResults].flatMap(([name, result]) => (result === wanted ? [name] : []))
  expect(those('not sorted')).toEqual([])
  // For most columns the rows have different values, otherwise their sorting would prove nothing.
  expect(those('sorted').length).toBeGreaterThan(ruleResults.size * 0.8)
})
