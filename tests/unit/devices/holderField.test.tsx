import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { HolderField } from '../../../src/features/devices/HolderField.tsx'
import { logInAtom } from '../../../src/state/session.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { fakeStorage, newStore, staffedBackend } from '../state/fakeStaff.ts'
import { config, respondWith } from '../transport/fakeBrowser.ts'

afterEach(() => vi.unstubAllGlobals())

const typedUnknown = async (...roles: string[]) => {
  takeConfig(config)
  fakeStorage()
  respondWith(
    staffedBackend(roles, ({ path }) =>
      path === documents.searchDocumentCorrespondentsDropdown.path
        ? { json: { type: 1, resultData: { items: [] } } }
        : undefined,
    ),
  )
  const store = newStore()
  await store.set(logInAtom, { username: 'mpetrova', password: 'demo' })
  render(
    <Provider store={store}>
      <HolderField label="Проверявано лице" value={null} onChange={vi.fn()} />
    </Provider>,
  )
  await userEvent.type(screen.getByRole('combobox'), 'Непознат търговец ЕООД')
  await screen.findByText(/Няма такъв кореспондент\./, undefined, { timeout: 5000 })
}

test('a user who may create correspondents can create one that a record names and the register lacks', async () => {
  await typedUnknown('INSPECTIONS_MANAGER')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Нов кореспондент' })).toBeTruthy()
  expect(screen.getByLabelText(/^Наименование/)).toHaveProperty('value', 'Непознат търговец ЕООД')
})

test('the new correspondent is offered beside the search too, because the search may find only others', async () => {
  await typedUnknown('INSPECTIONS_MANAGER')
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.click(screen.getByRole('button', { name: 'Нов кореспондент' }))
  expect(await screen.findByRole('dialog', { name: 'Нов кореспондент' })).toBeTruthy()
})

test('a user without the permission is told who has it, and gets no action that would be refused', async () => {
  await typedUnknown('INSPECTIONS_READ')
  expect(screen.getByText(/Нов кореспондент въвежда деловодството\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Нов кореспондент' })).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
