import { useState } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { TimeInput } from './TimeInput.tsx'
import { type TimeProblem, timeMessage } from './typedTime.ts'

type Props = FieldProps & {
  /** 'HH:mm', 24 hours. */
  value: string | null
  onChange: (time: string | null, problem: TimeProblem | null) => void
  min?: string
  max?: string
}

/** A time of day typed as HH:mm (document 2, section 5). */
export const TimeField = ({ value, onChange, min, max, ...frame }: Props) => {
  const [problem, setProblem] = useState<TimeProblem | null>(null)
  const limits = { min, max }
  const told = problem === null || value !== null ? undefined : timeMessage(problem, limits)
  return (
    <FieldFrame {...frame} error={told ?? frame.error}>
      {(aria) => (
        <div className="control">
          <TimeInput aria={aria} value={value} limits={limits} onChange={onChange} onShown={setProblem} />
        </div>
      )}
    </FieldFrame>
  )
}
