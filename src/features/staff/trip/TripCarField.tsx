import { useAtomValue } from 'jotai'
import type { BusinessTrip } from '../../../contract/shapes/staff.ts'
import { businessTrips } from '../../../contract/staff.ts'
import { tripDays } from '../../../rules/staff/tripRules.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { queryAtomFamily } from '../../../state/queryAtomFamily.ts'
import { queryOf } from '../../../transport/query.ts'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'

const freeCarsAtom = queryAtomFamily(
  (fromDate: string, toDate: string, tripId: number) =>
    queryOf(
      businessTrips.getFreeVehicles,
      { query: { fromDate, toDate, ...(tripId > 0 && { tripId }) } },
      { quiet: true },
    ),
  (_get, fromDate) => fromDate !== '',
)

export const TripCarField = ({ form }: { form: Form<BusinessTrip> }) => {
  const { values, set, field } = form
  const { id, vehicle, fromDate, toDate } = values
  const isWhole = tripDays(values) > 0
  const { data, error } = useAtomValue(freeCarsAtom(isWhole ? (fromDate ?? '') : '', toDate ?? '', id))
  const free = isWhole ? data : undefined
  const isTaken = vehicle !== null && free !== undefined && !free.some((one) => one.id === vehicle.id)
  const shown = [...(free ?? []), ...(vehicle !== null && (isTaken || !free) ? [vehicle] : [])]
  const own = field('vehicle')
  return (
    <SelectField
      {...own}
      label="Служебен автомобил"
      required
      error={own.error ?? (isTaken ? 'Автомобилът не е свободен или изправен през тези дни.' : undefined)}
      hint={
        !isWhole
          ? 'Първо въведете дните: предлагат се свободните автомобили.'
          : error
            ? 'Свободните автомобили не се заредиха.'
            : free && `Свободни за дните: ${pluralise(free.length, ['автомобил', 'автомобила'])}.`
      }
      options={shown.map((one) => ({ value: String(one.id), label: one.name }))}
      value={String(vehicle?.id ?? '')}
      onChange={(chosen) => set({ vehicle: shown.find((one) => String(one.id) === chosen) ?? null })}
      empty={free?.length === 0 ? 'Няма свободен' : 'Изберете'}
    />
  )
}
