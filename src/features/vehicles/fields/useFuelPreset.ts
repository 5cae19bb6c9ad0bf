import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { FuelExpense } from '../../../contract/shapes/vehicleExpenses.ts'
import { fuelsOf } from '../../../rules/vehicles/fuel.ts'
import { type FilledCar, isUnpermittedDriver } from '../../../rules/vehicles/fuelRules.ts'
import { fieldsOfPreset, presetUntyped } from '../../../screen-kit/form/presetValues.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { announce } from '../../../widgets/focus/announce.ts'
import { newestFuelAtom } from '../vehicleState.ts'

type Preset = Pick<FuelExpense, 'fuelId' | 'driverId' | 'station'>
const blankPreset: Preset = { fuelId: null, driverId: null, station: '' }

/**
 * Moves the focus from the car to the next empty field, unless the user has already moved it, and announces that the
 * fields between are filled in.
 */
const focusNextField = (from: string, to: string) => {
  if (![from, ''].includes(document.activeElement?.id ?? '')) return
  announce('Горивото, водачът и бензиностанцията са попълнени от автомобила.')
  document.getElementById(to)?.focus()
}

/**
 * Fills in a new fuel expense after the choice of a car: the car's fuel, and the station and the driver (if still
 * permitted) of the previous refuelling. Typed values are not overwritten.
 */
export const useFuelPreset = (
  form: Form<FuelExpense>,
  car: FilledCar | undefined,
): ((field: keyof Preset) => string | undefined) => {
  const { id, vehicleId, date } = form.values
  const { data } = useAtomValue(newestFuelAtom(id === 0 ? vehicleId : 0))
  const done = useRef({ vehicleId: 0, preset: blankPreset })
  const [filled, setFilled] = useState(blankPreset)
  useEffect(() => {
    if (!car || !data || id !== 0 || done.current.vehicleId === vehicleId) return
    const [before] = data.items
    const { driverId, station } = before ?? blankPreset
    const mayDrive = !isUnpermittedDriver(car, { driverId, date })
    const preset = { fuelId: fuelsOf(car.fuelId)[0] ?? null, driverId: mayDrive ? driverId : null, station }
    const last = done.current.preset
    done.current = { vehicleId, preset }
    setFilled(preset)
    form.preset((now) => presetUntyped<Preset>(now, preset, { blank: blankPreset, last }))
    focusNextField(form.field('vehicleId').id, form.field('quantity').id)
  }, [car, data, date, form, id, vehicleId])
  const asFilled = fieldsOfPreset<Preset>(form.values, filled, blankPreset)
  return (field) => {
    if (!asFilled.includes(field)) return undefined
    return field === 'fuelId' ? 'Горивото на автомобила.' : 'Както при последното зареждане.'
  }
}
