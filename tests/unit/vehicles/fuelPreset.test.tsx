import { render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import type { FuelExpense } from '../../../src/contract/shapes/vehicleExpenses.ts'
import { FuelFields } from '../../../src/features/vehicles/fields/FuelFields.tsx'
import { fuelDefinition } from '../../../src/features/vehicles/vehicleDefinitions.ts'
import { type Form, useFormState } from '../../../src/screen-kit/form/useFormState.ts'
import { provideQueryClient } from '../../../src/state/queryClient.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { mockBackendHandlers } from '../settings/onMockBackend.ts'
import { config } from '../transport/fakeBrowser.ts'

afterEach(() => vi.unstubAllGlobals())

test('a fuelling started from its car has fuel, driver and station of the last one, with the focus on the quantity', async () => {
  takeConfig(config)
  const { db } = await mockBackendHandlers(undefined, 'ua.manager')
  const store = createStore()
  provideQueryClient(store)
  const last = db.fuelExpenses.all().at(-1)
  if (!last) throw new Error('Nobody has filled a car')
  const newest = db.fuelExpenses
    .by('vehicleId', last.vehicleId)
    .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
    .at(-1)
  const { blank } = fuelDefinition({ today: '2026-11-20', carOf: () => undefined, readingsOf: () => [] })
  const shown: { form?: Form<FuelExpense> } = {}
  const Probe = () => {
    const form = useFormState<FuelExpense>({
      name: 'fuel',
      start: { ...blank, vehicleId: last.vehicleId },
      errors: () => ({}),
    })
    shown.form = form
    return <FuelFields form={form} />
  }
  render(
    <Provider store={store}>
      <Probe />
    </Provider>,
  )
  await waitFor(() => expect(shown.form?.values.fuelId).toBeTruthy())
  expect(shown.form?.values.station).toBe(newest?.station)
  expect(shown.form?.isDirty, 'leaving loses nothing').toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Количество/))
})
