import { useId, useRef, useState } from 'react'
import { type Period, periodLabels, periodProblem } from '../../rules/deadlines/period.ts'

type End = 'fromDate' | 'toDate'

/** What `useFilterPanel` gives, of a filter that has a period. */
type Panel = { values: Period; applied: Period; edit: (change: Period) => void }

/**
 * The period of a filter panel and what is wrong with it: one with a wrong date is not applied, and nothing typed is
 * lost. Spread it into `PeriodFields` and give it to the panel's `card`.
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
