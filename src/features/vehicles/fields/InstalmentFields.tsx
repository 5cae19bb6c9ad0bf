import { useAtomValue } from 'jotai'
import type { VehicleInsurance } from '../../../contract/shapes/vehicles.ts'
import { today } from '../../../dates/clock.ts'
import { plannedInstalments } from '../../../rules/vehicles/costs.ts'
import { leftFleetProblem } from '../../../rules/vehicles/leftFleet.ts'
import { instalmentChoices, instalmentErrors } from '../../../rules/vehicles/partRules.ts'
import type { Form } from '../../../screen-kit/form/useFormState.ts'
import { AmountOfDayField } from '../../../screen-kit/money/AmountOfDay.tsx'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { SelectField } from '../../../widgets/fields/SelectField.tsx'
import { filledCarAtom } from '../vehicleState.ts'
import './instalments.css'

const choices = instalmentChoices.map((count) => ({ value: String(count), label: String(count) }))

export const InstalmentFields = ({ form }: { form: Form<VehicleInsurance> }) => {
  const { values, field, set, submittedValues } = form
  const car = useAtomValue(filledCarAtom(values.vehicleId))
  const { instalments, validFrom } = values
  const { id, error } = field('instalments')
  const change = (at: number, to: Partial<(typeof instalments)[number]>) =>
    set({ instalments: instalments.map((one, i) => (i === at ? { ...one, ...to } : one)) })
  return (
    <fieldset className="instalments wide">
      <legend>Вноски</legend>
      <SelectField
        id={id}
        label="Брой вноски"
        required
        options={choices}
        error={error}
        empty={null}
        value={String(instalments.length)}
        onChange={(count) => set({ instalments: plannedInstalments(values, Number(count)) })}
      />
      {instalments.map((one, at) => {
        const wrong = submittedValues ? instalmentErrors(one, values, today(), car) : {}
        return (
          <div key={at} className="instalment">
            <DateField
              id={`${id}-${at}-date`}
              label={`Падеж на вноска ${at + 1}`}
              required
              value={one.date}
              onChange={(date) => change(at, { date })}
              error={wrong.date}
            />
            <AmountOfDayField
              id={`${id}-${at}-amount`}
              label={`Сума на вноска ${at + 1}`}
              required
              date={validFrom}
              value={one.amount}
              onChange={(amount) => change(at, { amount })}
              error={wrong.amount}
            />
            <div className="instalment-paid">
              <DateField
                id={`${id}-${at}-paidOn`}
                label={`Вноска ${at + 1} платена на`}
                value={one.paidOn}
                onChange={(paidOn) => change(at, { paidOn })}
                error={wrong.paidOn}
              />
              {one.paidOn === null && leftFleetProblem(car, one.date, today()) === null && (
                <Button
                  kind="text"
                  small
                  aria-label={`Платена днес: вноска ${at + 1}`}
                  onClick={() => {
                    change(at, { paidOn: today() })
                    document.getElementById(`${id}-${at}-paidOn`)?.focus()
                  }}
                >
                  Платена днес
                </Button>
              )}
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
