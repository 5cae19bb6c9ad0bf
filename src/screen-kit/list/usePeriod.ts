import { useId, useRef, useState } from 'react'
import { type Period, periodLabels, periodProblem } from '../../rules/deadlines/period.ts'

type End = 'fromDate' | 'toDate'

/**
 * What is wrong with the typed period of a filter: one with a wrong date is not applied, and nothing typed is lost.
 * Give it to `PeriodFields`.
 */
export const usePeriod = (values: Period, labels = periodLabels) => {
  const base = useId()
  const unread = useRef(new Set<End>())
  const [round, setRound] = useState(0)
  const turned = periodProblem(values, labels)
  const idOf = (end: End) => `${base}${end}`
  return {
    labels,
    turned,
    idOf,
    /** Changes when the fields are to be emptied, what could not be read included. */
    round,
    note: (end: End, isUnread: boolean) => {
      if (isUnread) unread.current.add(end)
      else unread.current.delete(end)
    },
    /** Whether the filter may be applied; leads to the field that is wrong. */
    check: (): boolean => {
      const first: End | undefined = unread.current.has('fromDate') ? 'fromDate' : undefined
      const wrong = first ?? (turned || unread.current.has('toDate') ? 'toDate' : undefined)
      if (wrong) document.getElementById(idOf(wrong))?.focus()
      return wrong === undefined
    },
    reset: () => {
      unread.current.clear()
      setRound((before) => before + 1)
    },
  }
}
export type PeriodState = ReturnType<typeof usePeriod>
