import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { account } from '../../../src/contract/account.ts'
import {
  groupDefinition,
  type InspectionDefinition,
  singleDefinition,
  type WrittenInspection,
} from '../../../src/features/inspections/inspectionDefinitions.ts'
import { RecordActions } from '../../../src/features/inspections/record/RecordActions.tsx'
import ExpiringReportPage from '../../../src/features/reports/vehicles/ExpiringReportPage.tsx'
import CountersPage from '../../../src/features/settings/numbering/CountersPage.tsx'
import { RouteTableContext } from '../../../src/screen-kit/routeTable.ts'
import type { CurrentUser } from '../../../src/state/logIn.ts'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { currentAtom } from '../../../src/state/sessionState.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { group } from '../rules/groupSamples.ts'
import { one } from '../rules/inspectionSamples.ts'
import { mockBackendHandlers } from '../settings/onMockBackend.ts'
import { config } from '../transport/fakeBrowser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})
const announced = () => document.querySelector('[role=status][data-outside-dialogs]')?.textContent ?? ''

const opened = async (part: (db: MockDatabase) => ReactNode) => {
  takeConfig(config)
  const { sendRequest, db } = await mockBackendHandlers()
  const store = createStore()
  provideQueryClient(store)
  const { resultData: user } = (await sendRequest(account.getCurrentUserInfo)) as { resultData: CurrentUser }
  store.set(currentAtom, { kind: 'loggedIn', user, roles: ['ADMINISTRATOR'] })
  render(
    <Provider store={store}>
      <RouteTableContext value={{ mayOpen: () => true, openedBy: () => [], titleOf: () => undefined }}>
        {part(db)}
      </RouteTableContext>
    </Provider>,
  )
  return db
}

test('in a report the tag of a default period has no remove button; another one is removed, with an announcement', async () => {
  history.replaceState(null, '', '/?withinDays=60')
  await opened(() => <ExpiringReportPage of="goInsurances" />)
  const tags = () => within(screen.getByRole('list', { name: 'Приложен филтър' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Премахни „До 60 дни“' }))
  await waitFor(() => expect(tags().getByRole('listitem').textContent).toBe('До 30 дни'))
  expect(tags().queryByRole('button')).toBeNull()
  await waitFor(() => expect(announced()).toBe('Премахнато: До 60 дни.'))
})

test('a register whose records have one name in each year has one tab stop a row, and unique accessible names', async () => {
  await opened(() => <CountersPage />)
  await waitFor(() => expect(document.querySelector('tbody [data-open]')).not.toBeNull())
  const stops = [...document.querySelectorAll('tbody tr')].map(
    (row) => [...row.querySelectorAll<HTMLElement>('a, button, input')].filter(({ tabIndex }) => tabIndex === 0).length,
  )
  expect(new Set(stops)).toEqual(new Set([1]))
  for (const kind of ['[data-open]', '.grid-actions button']) {
    const names = [...document.querySelectorAll(`tbody ${kind}`)].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    )
    expect(
      names.filter((name, at) => names.indexOf(name) !== at),
      kind,
    ).toEqual([])
  }
})

const planned = (rows: readonly WrittenInspection[]): WrittenInspection => {
  const row = rows.find(({ statusId }) => statusId === 2)
  if (!row) throw new Error('Nothing is planned')
  const { guid, number, statusId, annulledBecause } = row
  return { guid, number, statusId, annulledBecause }
}
const moves = <R extends WrittenInspection>(definition: InspectionDefinition<R>, record: R) => {
  const back = { href: '/', label: 'Списък' }
  const onStatus = { statusId: record.statusId, team: [] }
  return (
    <RecordActions
      {...{ definition, record, onStatus, back, own: [], next: null }}
      missing={() => ({})}
      onField={() => undefined}
    />
  )
}

test.each([
  [
    'an inspection',
    (db: MockDatabase) => moves(singleDefinition, { ...one, ...planned(db.inspections.all()) }),
    'Проверката',
  ],
  [
    'a group',
    (db: MockDatabase) => moves(groupDefinition, { ...group, ...planned(db.groupedInspections.all()) }),
    'Груповата проверка',
  ],
] as const)('the move of %s is announced', async (_, part, the) => {
  await opened(part)
  await userEvent.click(screen.getByRole('button', { name: 'Започни' }))
  const early = screen.queryByRole('button', { name: 'Започни сега' })
  if (early) await userEvent.click(early)
  await waitFor(() => expect(announced()).toBe(`${the} е започната.`))
})
