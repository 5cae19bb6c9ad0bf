import { useRef, useState } from 'react'
import { DateField } from '../../../widgets/fields/DateField.tsx'
import { type MessagesFilter, periodProblem } from './messagesFilter.ts'

type End = 'fromDate' | 'toDate'
type Dates = { [K in End]?: MessagesFilter[K] | undefined }
type Props = {
  values: Dates
  applied: Dates
  edit: (change: Dates) => void
  period: ReturnType<typeof usePeriod>
}
const ends = ['fromDate', 'toDate'] as const
const labels: Record<End, string> = { fromDate: 'От дата', toDate: 'До дата' }
const idOf = (end: End): string => `messages-${end}`

/** What is wrong with the typed period: a filter with a wrong date is not applied, and nothing typed is lost. */
export const usePeriod = ({ fromDate, toDate }: Dates) => {
  const unread = useRef(new Set<End>())
  const [round, setRound] = useState(0)
  const turned = periodProblem(fromDate, toDate)
  return {
    turned,
    /** Changes when the fields are to be emptied, what could not be read included. */
    round,
    note: (end: End, isUnread: boolean) => (isUnread ? unread.current.add(end) : unread.current.delete(end)),
    /** Whether the filter may be applied; leads to the field that is wrong. */
    check: (): boolean => {
      const wrong = ends.find((end) => unread.current.has(end)) ?? (turned ? 'toDate' : undefined)
      if (wrong) document.getElementById(idOf(wrong))?.focus()
      return wrong === undefined
    },
    reset: () => {
      unread.current.clear()
      setRound(round + 1)
    },
  }
}

/** „От дата“ and „До дата“ of sending, with the rules of document 2, section 5. */
export const PeriodFields = ({ values, applied, edit, period }: Props) =>
  ends.map((end) => (
    <DateField
      key={`${end} ${period.round}`}
      id={idOf(end)}
      label={labels[end]}
      value={values[end] ?? null}
      onChange={(date, problem) => {
        period.note(end, problem !== null)
        edit({ [end]: date ?? undefined })
      }}
      error={end === 'toDate' ? period.turned : undefined}
      set={applied[end] !== undefined}
    />
  ))
