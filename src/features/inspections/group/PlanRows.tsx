import { useAtomValue } from 'jotai'
import type { DepartmentPlan } from '../../../contract/shapes/inspections.ts'
import { plannedDepartments } from '../../../rules/inspections/groupRules.ts'
import { choicesOf } from '../../../screen-kit/lookup/lookupOptions.ts'
import { departments } from '../../../screen-kit/lookup/lookups.ts'
import { IconButton } from '../../../widgets/buttons/IconButton.tsx'
import { LookupField } from '../../../widgets/fields/LookupField.tsx'
import { NumberField } from '../../../widgets/fields/NumberField.tsx'
import { IconDelete } from '../../../widgets/icons.ts'

type Props = {
  id: string
  plan: readonly DepartmentPlan[]
  error?: string | undefined
  onChange: (plan: DepartmentPlan[]) => void
}

export const PlanRows = ({ id, plan, error, onChange }: Props) => {
  const offered = choicesOf(useAtomValue(departments.optionsAtom))
  const total = plan.reduce((sum, { count }) => sum + (count ?? 0), 0)
  const set = (departmentId: number, count: number | null) =>
    onChange(plan.map((one) => (one.departmentId === departmentId ? { ...one, count } : one)))
  return (
    <div className="flex flex-column gap-2">
      <LookupField
        id={id}
        label="Добави регионален отдел"
        required
        error={error}
        failed={offered.failed}
        value={null}
        options={
          offered.options &&
          plannedDepartments(offered.options).filter((one) => plan.every(({ departmentId }) => departmentId !== one.id))
        }
        onChange={(one) => one && onChange([...plan, { departmentId: one.id, departmentName: one.name, count: 1 }])}
        placeholder="Изберете отдел"
      />
      {plan.map(({ departmentId, departmentName, count }) => (
        <div key={departmentId} className="insp-plan">
          <NumberField
            label={departmentName}
            min={1}
            max={999}
            suffix="бр."
            value={count}
            onChange={(typed) => set(departmentId, typed)}
          />
          <IconButton
            icon={IconDelete}
            kind="danger"
            label={`Махни ${departmentName}`}
            onClick={() => onChange(plan.filter((one) => one.departmentId !== departmentId))}
          />
        </div>
      ))}
      {plan.length > 1 && (
        <p className="muted small m-0">
          Общо: <b>{total}</b>
        </p>
      )}
    </div>
  )
}
