import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Vehicle, VehicleAccess, VehicleInsurance } from '../../../contract/shapes/vehicles.ts'
import { leavingGroundLabels } from '../../../contract/vehicleKinds.ts'
import { vehicleAccesses, vehicleInsurances, vehicles } from '../../../contract/vehicles.ts'
import { type CivilDate, formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { accessesToEnd, leavingErrors, policiesToEnd } from '../../../rules/vehicles/leaveFleet.ts'
import { LabelSelect } from '../../../screen-kit/lookup/LabelSelect.tsx'
import { FormDialog } from '../../../screen-kit/record-form/FormDialog.tsx'
import { useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import type { Mutation } from '../../../screen-kit/saving/idempotentMutation.ts'
import { invalidateAtom } from '../../../state/queryClient.ts'
import { notify } from '../../../transport/notices.ts'
import { attempt } from '../../../transport/request.ts'
import { Checkbox } from '../../../widgets/fields/Checkbox.tsx'
import { CheckGroup } from '../../../widgets/fields/CheckGroup.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { accessesAtom, insurancesAtom } from '../vehicleState.ts'

/** The policies and rights that the user keeps; all others that last longer end on the day of leaving. */
type Values = {
  statusId: number | null
  leftOn: CivilDate | null
  keptInsuranceIds: readonly number[]
  keptAccessIds: readonly number[]
}
type Ends = { policies: readonly VehicleInsurance[]; ended: readonly VehicleAccess[]; open: readonly VehicleAccess[] }

const ofIds = (rows: readonly { id: number }[], kept: readonly number[]): number[] =>
  rows.flatMap(({ id }) => (kept.includes(id) ? [] : [id]))

const leavingMutation = (id: number, values: Values, { policies, open }: Ends): Mutation<Vehicle, Vehicle> => {
  const { statusId, leftOn } = values
  const body = {
    ...{ id, statusId, leftOn },
    insuranceIds: ofIds(policies, values.keptInsuranceIds),
    accessIds: ofIds(open, values.keptAccessIds),
  }
  return {
    about: `vehicle/${id}/leave`,
    content: body,
    send: (idempotencyKey) => attempt(vehicles.leave, { body }, { idempotencyKey }),
    readCurrent: () => attempt(vehicles.byId, { query: { id } }, { quiet: true }),
    find: (now) => (now.statusId === statusId && now.leftOn === leftOn ? { reply: now } : null),
  }
}

type ChoiceProps<R> = {
  id: string
  label: string
  hint?: string
  rows: readonly R[]
  nameOf: (row: R) => string
  kept: readonly number[]
  onKept: (ids: readonly number[]) => void
}
const EndChoice = <R extends { id: number }>({ id, label, hint, rows, nameOf, kept, onKept }: ChoiceProps<R>) =>
  rows.length === 0 ? null : (
    <CheckGroup id={id} label={label} {...(hint !== undefined && { hint })} className="wide">
      {rows.map((row) => (
        <div key={row.id} className="wide">
          <Checkbox
            label={nameOf(row)}
            checked={!kept.includes(row.id)}
            onChange={(isEnded) => onKept(isEnded ? kept.filter((one) => one !== row.id) : [...kept, row.id])}
          />
        </div>
      ))}
    </CheckGroup>
  )

const policyName = ({ kindName, insurer, policyNumber, validTo }: VehicleInsurance): string =>
  `${kindName}, ${insurer}, №\u00a0${policyNumber}, до\u00a0${formatDate(validTo)}`
const accessName = ({ personName, dateTo }: VehicleAccess): string =>
  `${personName}, ${dateTo === null ? 'безсрочно' : `до ${formatDate(dateTo)}`}`

export const LeaveFleetDialog = ({ vehicle, onClose }: { vehicle: Vehicle; onClose: () => void }) => {
  const { id, registrationNumber } = vehicle
  const invalidate = useSetAtom(invalidateAtom)
  const policies = useAtomValue(insurancesAtom(id)).data?.items
  const accesses = useAtomValue(accessesAtom(id)).data?.items
  const [start] = useState((): Values => ({ statusId: null, leftOn: today(), keptInsuranceIds: [], keptAccessIds: [] }))
  const refetch = () => void invalidate(vehicles.list, vehicles.byId, vehicleInsurances.list, vehicleAccesses.list)
  const form = useRecordForm<Values, Vehicle>({
    name: 'vehicle-leave',
    draft: `vehicle-leave/${id}`,
    start,
    errors: (values) => leavingErrors(vehicle, values, today()),
    onDone: () => {
      notify({ kind: 'success', text: `${registrationNumber} е изваден от автопарка.` })
      refetch()
      onClose()
    },
    onStale: refetch,
  })
  const { values, set } = form
  const day = values.leftOn ?? today()
  const isLoaded = policies !== undefined && accesses !== undefined
  const ends: Ends = { policies: policiesToEnd(policies ?? [], day), ...accessesToEnd(accesses ?? [], day) }
  return (
    <FormDialog
      title={`Изваждане на ${registrationNumber} от автопарка`}
      form={form}
      loses="Автомобилът не е изваден от автопарка."
      save="Извади"
      danger
      refusal={isLoaded ? undefined : { title: 'Полиците и достъпът още се зареждат.', because: 'Изчакайте малко.' }}
      onSave={() => form.write(leavingMutation(id, values, ends))}
      onClose={onClose}
    >
      <div className="form-grid">
        <LabelSelect {...form.input('statusId')} label="Основание" required labels={leavingGroundLabels} />
        <DateField
          {...form.dateInput('leftOn')}
          label="Напуснал автопарка на"
          required
          max={today()}
          hint="След този ден не се приемат разходи, полици и водачи."
        />
        <EndChoice
          id="vehicle-leave-policies"
          label="Полици, които се прекратяват на този ден"
          hint="Неплатените им вноски след този ден отпадат."
          rows={ends.policies}
          nameOf={policyName}
          kept={values.keptInsuranceIds}
          onKept={(keptInsuranceIds) => set({ keptInsuranceIds })}
        />
        <EndChoice
          id="vehicle-leave-accesses"
          label="Достъп само за преглед, който приключва на този ден"
          rows={ends.open}
          nameOf={accessName}
          kept={values.keptAccessIds}
          onKept={(keptAccessIds) => set({ keptAccessIds })}
        />
        {ends.ended.length > 0 && (
          <p className="wide m-0">
            {`Достъпът на водачите и отговорника приключва на този ден: ${ends.ended.map(({ personName }) => personName).join(', ')}.`}
          </p>
        )}
      </div>
    </FormDialog>
  )
}
