import { memo, useState } from 'react'
import { type DateProblem, dateMessage } from '../../dates/typedDate.ts'
import { DateInput } from './DateInput.tsx'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

type Props = FieldProps & {
  value: string | null
  onChange: (date: string | null, problem: DateProblem | null) => void
  min?: string | undefined
  max?: string | undefined
  messages?: Partial<Record<DateProblem, string>>
  onEnter?: () => void
}

/** Dates are typed as dd.MM.yyyy; the calendar week starts on Monday (specification 2, section 5). */
export const DateField = memo(({ value, onChange, min, max, messages, onEnter, ...frame }: Props) => {
  const [problem, setProblem] = useState<DateProblem | null>(null)
  const limits = { min, max }
  const typedError = problem === null || value !== null ? undefined : dateMessage(problem, limits, messages)
  return (
    <FieldFrame {...frame} error={typedError ?? frame.error}>
      {(aria) => (
        <DateInput
          aria={aria}
          label={frame.label}
          value={value}
          limits={limits}
          onChange={onChange}
          onShown={setProblem}
          onEnter={onEnter}
        />
      )}
    </FieldFrame>
  )
})
