import { useState } from 'react'
import { completeTime, readTime, type TimeLimits, type TimeProblem, typeTime } from '../../dates/typedTime.ts'
import type { ControlAria } from './FieldFrame.tsx'

type Props = {
  aria: ControlAria
  value: string | null
  limits: TimeLimits
  onChange: (time: string | null, problem: TimeProblem | null) => void
  onShown: (problem: TimeProblem | null) => void
  label?: string
}

export const TimeInput = ({ aria, value, limits, onChange, onShown, label }: Props) => {
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readTime(typed, limits)
  const text = typed !== undefined && read?.time === value ? typed : (value ?? '')
  const take = (next: string, left: boolean) => {
    const { time, problem } = readTime(next, limits)
    setTyped(next)
    onShown(left || next.length >= 5 || problem === null ? problem : null)
    if (time !== value || problem !== read?.problem) onChange(time, problem)
  }
  return (
    <input
      {...aria}
      data-unread={typed !== undefined && text === typed && read?.problem ? '' : undefined}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder="чч:мм"
      aria-label={label}
      value={text}
      onChange={(event) => take(typeTime(text, event.target.value), false)}
      onBlur={() => typed !== undefined && take(completeTime(text), true)}
    />
  )
}
