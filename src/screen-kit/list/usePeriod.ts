import { useId, useRef, useState } from 'react'
import { type Period, periodLabels, periodProblem } from '../../rules/deadlines/period.ts'

type End = 'fromDate' | 'toDate'

type Panel = { values: Period; applied: Period; edit: (change: Period) => void }

/**
 * Returns the state of the two date fields of a period in a filter. An invalid date is not applied, but stays in its
 * field.
 */
export const usePeriod = ({ values, applied, edit }: Panel, labels = periodLabels) => {
  const base = useId()
  const unread = useRef(new Set<End>())
  const [round, setRound] = useState(0)
  const turned = periodProblem(values, labels)
  const idOf = (end: End) => `${base}${end}`
  return {
    values,
    applied,
    edit,
    labels,
    turned,
    idOf,
    round,
    note: (end: End, isUnread: boolean) => {
      if (isUnread) unread.current.add(end)
      else unread.current.delete(end)
    },
    /** Returns true if the filter may be applied; otherwise focuses the invalid date field. */
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
