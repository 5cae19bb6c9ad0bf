import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { FuelExpense } from '../../../contract/shapes/vehicleExpenses.ts'
import { fuelsOf } from '../../../rules/vehicles/fuel.ts'
import { type FilledCar, isStrangeDriver } from '../../../rules/vehicles/fuelRules.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { newestFuelAtom } from '../vehicleState.ts'

const presetFields = ['fuelId', 'driverId', 'station'] as const
type Preset = Pick<FuelExpense, (typeof presetFields)[number]>
const nothing: Preset = { fuelId: null, driverId: null, station: '' }

/** What a field says now, or the preset where nobody has typed anything else since the last one. */
const filledFrom = (values: FuelExpense, preset: Preset, last: Preset): Preset =>
  Object.assign(
    {},
    ...presetFields.map((field) => {
      const isTyped = values[field] !== nothing[field] && values[field] !== last[field]
      return { [field]: isTyped ? values[field] : preset[field] }
    }),
  )

/**
 * Fills a new filling from its car once it is chosen: the fuel it takes; driver (who still may) and station of the one
 * before. What was typed stays, and what is filled in this way is nothing that leaving would lose.
 */
export const useFuelPreset = (form: Form<FuelExpense>, car: FilledCar | undefined): void => {
  const { id, vehicleId, date } = form.values
  const { data } = useAtomValue(newestFuelAtom(id === 0 ? vehicleId : 0))
  const done = useRef({ vehicleId: 0, preset: nothing })
  useEffect(() => {
    if (!car || !data || id !== 0 || done.current.vehicleId === vehicleId) return
    const [before] = data.items
    const { driverId, station } = before ?? nothing
    const mayDrive = !isStrangeDriver(car, { driverId, date })
    const preset = { fuelId: fuelsOf(car.fuelId)[0] ?? null, driverId: mayDrive ? driverId : null, station }
    const filled = filledFrom(form.values, preset, done.current.preset)
    done.current = { vehicleId, preset }
    form.rebase({ ...form.base, ...filled }, { ...form.values, ...filled })
  }, [car, data, date, form, id, vehicleId])
}
