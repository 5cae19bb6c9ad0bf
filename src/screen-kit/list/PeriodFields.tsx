import { DateField } from '../../widgets/fields/DateField.tsx'
import type { PeriodState } from './usePeriod.ts'

/**
 * Renders the two date fields of a period in a filter (specification 2, section 5). Use as `<PeriodFields
 * {...usePeriod(panel)} />`.
 */
export const PeriodFields = ({ values, applied, edit, ...period }: PeriodState) =>
  (['fromDate', 'toDate'] as const).map((end) => (
    <DateField
      key={`${end} ${period.round}`}
      id={period.idOf(end)}
      label={period.labels[end]}
      value={values[end] ?? null}
      onChange={(date, problem) => {
        period.note(end, problem !== null)
        edit({ [end]: date ?? undefined })
      }}
      error={end === 'toDate' ? period.turned : undefined}
      set={applied[end] !== undefined}
    />
  ))
