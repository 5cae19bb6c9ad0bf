import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { account } from '../../../src/contract/account.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import type { CorrespondentAddress } from '../../../src/contract/shapes/correspondents.ts'
import { AddressRows } from '../../../src/features/correspondents/AddressRows.tsx'
import { noRowErrors } from '../../../src/features/correspondents/serverRowErrors.ts'
import { useCommitOpenRows } from '../../../src/screen-kit/form/useCommitOpenRows.ts'
import { useOpenRows } from '../../../src/screen-kit/form/useOpenRows.ts'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { currentAtom } from '../../../src/state/sessionState.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { mockBackendHandlers } from '../settings/onMockBackend.ts'
import { config } from '../transport/fakeBrowser.ts'

afterEach(() => vi.unstubAllGlobals())

const saved: (readonly CorrespondentAddress[])[] = []

const Form = () => {
  const [rows, setRows] = useState<readonly CorrespondentAddress[]>([])
  const { rows: open, link } = useOpenRows()
  const save = useCommitOpenRows(open, () => void saved.push(rows))
  return (
    <>
      <AddressRows rows={rows} rowErrors={noRowErrors} onChange={setRows} {...link} />
      <button type="button" onClick={save}>
        Запази
      </button>
    </>
  )
}

/** Holds back the responses about the district of a settlement; the returned function lets them through. */
const holdPlaces = () => {
  const send = globalThis.fetch
  let release: (() => void) | undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]).includes(metadata.getAddressBySettlementId.path)) await released
    return send(...request)
  })
  return () => release?.()
}

const filled = async () => {
  saved.length = 0
  takeConfig(config)
  const { sendRequest } = await mockBackendHandlers()
  const { resultData: user } = await sendRequest(account.getCurrentUserInfo)
  const release = holdPlaces()
  const store = createStore()
  provideQueryClient(store)
  store.set(currentAtom, { kind: 'loggedIn', user, roles: ['ADMINISTRATOR'] })
  render(
    <Provider store={store}>
      <Form />
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Добави адрес' }))
  await userEvent.type(screen.getByLabelText(/^Населено място/), 'Пловдив')
  await userEvent.click(await screen.findByRole('option', { name: /^гр\. Пловдив/ }))
  await userEvent.type(screen.getByLabelText(/^Улица, №, квартал/), 'ул. „Иван Вазов“ № 12')
  return release
}

test('„Запази“ waits for the municipality and district of a picked settlement instead of requiring them', async () => {
  const release = await filled()
  expect(screen.getByLabelText(/^Област/).getAttribute('placeholder')).toBe('Попълва се…')
  await userEvent.click(screen.getByRole('button', { name: 'Запази' }))
  expect(screen.queryByText('Полето е задължително')).toBeNull()
  expect(saved).toEqual([])
  release()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject([
    { settlement: { name: 'гр. Пловдив' }, municipality: { name: 'Пловдив' }, district: { name: 'Пловдив' } },
  ])
})

test('a settlement that is cleared meanwhile is not filled in by the late response', async () => {
  const release = await filled()
  await userEvent.clear(screen.getByLabelText(/^Населено място/))
  await userEvent.tab()
  release()
  await userEvent.click(screen.getByRole('button', { name: 'Запази' }))
  await waitFor(() => expect(screen.getAllByText('Полето е задължително')).toHaveLength(3))
  expect(screen.getByLabelText(/^Населено място/).getAttribute('value') ?? '').toBe('')
  expect(saved).toEqual([])
})
