import { useId, useState } from 'react'
import type { CivilDate } from '../../../rules/civilDate.ts'
import type { DateProblem } from '../../../widgets/fields/typedDate.ts'
import { periodProblem } from './caseFilesFilter.ts'

type End = 'fromDate' | 'toDate'

/** What is wrong with a typed period. A filter with a wrong date is not applied, and nothing typed is lost. */
export const usePeriod = (values: { [K in End]?: CivilDate | undefined }) => {
  const base = useId()
  const [problems, setProblems] = useState<Record<End, DateProblem | null>>({ fromDate: null, toDate: null })
  const [round, setRound] = useState(0)
  const turned = periodProblem(values)
  const idOf = (end: End) => `${base}${end}`
  return {
    turned,
    /** Changes when the fields are to be emptied, what could not be read included. */
    round,
    idOf,
    note: (end: End, problem: DateProblem | null) => setProblems((before) => ({ ...before, [end]: problem })),
    /** Whether the filter may be applied; leads to the field that is wrong. */
    check: (): boolean => {
      const wrong: End | null = problems.fromDate ? 'fromDate' : problems.toDate || turned ? 'toDate' : null
      if (wrong) document.getElementById(idOf(wrong))?.focus()
      return wrong === null
    },
    reset: () => {
      setProblems({ fromDate: null, toDate: null })
      setRound((before) => before + 1)
    },
  }
}
