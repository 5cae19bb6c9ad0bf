import { act, render, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import type { Inspection } from '../../../src/contract/shapes/inspections.ts'
import { useSitePreset } from '../../../src/features/inspections/form/useSitePreset.ts'
import { blankInspection } from '../../../src/rules/inspections/inspectionRecord.ts'
import { type Form, useFormState } from '../../../src/screen-kit/form/useFormState.ts'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { mockBackendHandlers } from '../settings/onMockBackend.ts'
import { config } from '../transport/fakeBrowser.ts'

afterEach(() => vi.unstubAllGlobals())

const opened = async () => {
  takeConfig(config)
  const { db } = await mockBackendHandlers(undefined, 'inspections.manager')
  const store = createStore()
  provideQueryClient(store)
  const shown: { form?: Form<Inspection> } = {}
  const Probe = () => {
    const form = useFormState<Inspection>({ name: 'inspection', start: blankInspection, errors: () => ({}) })
    useSitePreset(form)
    shown.form = form
    return null
  }
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  )
  const choose = (id: number) => act(() => shown.form?.set({ inspectedPerson: { id, name: 'Лице' } }))
  return { db, shown, choose }
}

test('the inspected party sets the site of its last inspection, else its address; typed text stays', async () => {
  const { db, shown, choose } = await opened()
  const last = db.inspections.all().at(-1)
  const known = db.inspections.all().find(({ inspectedCorrespondentId }) => inspectedCorrespondentId !== null)
  const inspected = new Set(db.inspections.all().map(({ inspectedCorrespondentId }) => inspectedCorrespondentId))
  const address = db.correspondentAddresses
    .all()
    .find(({ correspondentId, settlementId }) => !inspected.has(correspondentId) && (settlementId ?? 0) > 0)
  if (!last || !known?.inspectedCorrespondentId || !address) throw new Error('The mock database has no inspections')

  await choose(known.inspectedCorrespondentId)
  await waitFor(() => expect(shown.form?.values.siteName).not.toBe(''))
  expect(shown.form?.isDirty, 'only the chosen person is lost by leaving').toBe(true)
  act(() => shown.form?.set({ siteName: 'Склад 2' }))
  await choose(address.correspondentId)
  await waitFor(() => expect(shown.form?.values.siteAddress).toBe(address.streetAddress))
  expect(shown.form?.values).toMatchObject({ siteName: 'Склад 2', siteKind: '', requirements: '' })
})
