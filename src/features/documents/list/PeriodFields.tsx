import { useRef, useState } from 'react'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import type { DateProblem } from '../../../widgets/fields/typedDate.ts'
import { type DocumentsFilter, periodProblem } from './documentsFilter.ts'
import type { FilterForm } from './filterForm.ts'

type Ends = 'fromDate' | 'toDate'
const idOf: Record<Ends, string> = { fromDate: 'documents-from', toDate: 'documents-to' }

/** What is wrong with the typed period. A filter with a wrong date is not applied, and nothing typed is lost. */
export const usePeriod = (values: { [K in Ends]?: DocumentsFilter[K] | undefined }) => {
  const [problems, setProblems] = useState<Record<Ends, DateProblem | null>>({ fromDate: null, toDate: null })
  const [round, setRound] = useState(0)
  const latest = useRef(problems)
  latest.current = problems
  const { fromDate, toDate } = values
  const turned = periodProblem({ ...(fromDate && { fromDate }), ...(toDate && { toDate }) })
  return {
    turned,
    /** Changes when the fields are to be emptied, what could not be read included. */
    round,
    note: (end: Ends, problem: DateProblem | null) => setProblems((before) => ({ ...before, [end]: problem })),
    /** Whether the filter may be applied; leads to the field that is wrong. */
    check: (): boolean => {
      const { fromDate: first, toDate: second } = latest.current
      const wrong: Ends | null = first ? 'fromDate' : second || turned ? 'toDate' : null
      if (wrong) document.getElementById(idOf[wrong])?.focus()
      return wrong === null
    },
    reset: () => {
      setProblems({ fromDate: null, toDate: null })
      setRound((before) => before + 1)
    },
  }
}

/** „От дата“ and „До дата“ with the rules of document 2, section 5. */
export const PeriodFields = ({
  values,
  applied,
  edit,
  period,
}: FilterForm & { period: ReturnType<typeof usePeriod> }) => (
  <>
    <DateField
      key={`from ${period.round}`}
      id={idOf.fromDate}
      label="От дата"
      value={values.fromDate ?? null}
      onChange={(date, problem) => {
        period.note('fromDate', problem)
        edit({ fromDate: date ?? undefined })
      }}
      set={applied.fromDate !== undefined}
    />
    <DateField
      key={`to ${period.round}`}
      id={idOf.toDate}
      label="До дата"
      value={values.toDate ?? null}
      onChange={(date, problem) => {
        period.note('toDate', problem)
        edit({ toDate: date ?? undefined })
      }}
      error={period.turned}
      set={applied.toDate !== undefined}
    />
  </>
)
