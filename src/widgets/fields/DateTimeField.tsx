import { memo, useState } from 'react'
import { isShownOn } from '../../dates/civilDate.ts'
import { type DateProblem, dateMessage, shownDate } from '../../dates/typedDate.ts'
import { readTime, type TimeLimits, type TimeProblem, timeLimitsOn, timeMessage } from '../../dates/typedTime.ts'
import { DateInput } from './DateInput.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { TimeInput } from './TimeInput.tsx'

export type DateTimeProblem =
  | DateProblem
  | 'invalidTime'
  | 'timeBeforeMin'
  | 'timeAfterMax'
  | 'noSuchTime'
  | 'incomplete'
type Props = FieldProps & {
  /** 'YYYY-MM-DDTHH:mm', local time of Sofia. */
  value: string | null
  onChange: (value: string | null, problem: DateTimeProblem | null) => void
  min?: string | undefined
  max?: string | undefined
  messages?: Partial<Record<DateProblem, string>>
}

const ofTime = { invalid: 'invalidTime', beforeMin: 'timeBeforeMin', afterMax: 'timeAfterMax' } as const

const timeText = (problem: TimeProblem | 'noSuchTime', date: string | null, limits: TimeLimits): string =>
  problem === 'noSuchTime'
    ? `Този час го няма на ${shownDate(date)} г.: минава се към лятно часово време.`
    : timeMessage(problem, limits)

/** A date input and a time input under one label (specification 2, section 5). */
export const DateTimeField = memo(({ value, onChange, min, max, messages, ...frame }: Props) => {
  const [parts, setParts] = useState<{ date: string | null; time: string | null }>({ date: null, time: null })
  const [shownDateProblem, setShownDateProblem] = useState<DateProblem | null>(null)
  const [shownTimeProblem, setShownTimeProblem] = useState<TimeProblem | 'noSuchTime' | null>(null)
  const date = value?.slice(0, 10) ?? parts.date
  const time = value?.slice(11, 16) ?? parts.time
  const limits = { min, max }
  const timeLimits = timeLimitsOn(date, limits)

  const take = (next: typeof parts, dateProblem: DateProblem | null, timeProblem: TimeProblem | null) => {
    setParts(next)
    setShownTimeProblem((shown) => (shown === 'noSuchTime' ? null : shown))
    const again = timeProblem ?? readTime(next.time ?? '', timeLimitsOn(next.date, limits)).problem
    if (dateProblem !== null) return onChange(null, dateProblem)
    if (again !== null) {
      setShownTimeProblem(again)
      return onChange(null, ofTime[again])
    }
    if (next.date !== null && next.time !== null) {
      if (isShownOn(next.date, next.time)) return onChange(`${next.date}T${next.time}`, null)
      setShownTimeProblem('noSuchTime')
      return onChange(null, 'noSuchTime')
    }
    onChange(null, next.date === null && next.time === null ? null : 'incomplete')
  }
  const typedError =
    (shownDateProblem && date === null && dateMessage(shownDateProblem, limits, messages)) ||
    (shownTimeProblem && value === null && timeText(shownTimeProblem, date, timeLimits)) ||
    undefined
  return (
    <FieldFrame {...frame} error={typedError ?? frame.error}>
      {(aria) => (
        <div className="date-time">
          <DateInput
            aria={aria}
            label={frame.label}
            value={date}
            limits={limits}
            onShown={setShownDateProblem}
            onChange={(next, problem) => take({ date: next, time }, problem, null)}
            onMoment={(next, at) => take({ date: next, time: at }, null, null)}
          />
          <div className="control time">
            <TimeInput
              aria={{ ...aria, id: `${aria.id}-time` }}
              label={`${frame.label}, час`}
              value={time}
              limits={timeLimits}
              onShown={setShownTimeProblem}
              onChange={(next, problem) => take({ date, time: next }, null, problem)}
            />
          </div>
        </div>
      )}
    </FieldFrame>
  )
})
