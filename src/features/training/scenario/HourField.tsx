import { useState } from 'react'
import { type TimeProblem, timeMessage } from '../../../dates/typedTime.ts'
import { isWorkingHour, WORKING_HOURS } from '../../../rules/training/workingHours.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { FieldFrame } from '../../../widgets/fields/FieldFrame.tsx'
import { TimeInput } from '../../../widgets/fields/TimeInput.tsx'

const suggestedHours = ['09:00', '11:00', '13:30', '16:00'] as const
const noLimits = {}

type Props = { value: string | null; error?: string | undefined; onChange: (hour: string | null) => void }

export const HourField = ({ value, error, onChange }: Props) => {
  const [problem, setProblem] = useState<TimeProblem | null>(null)
  const [from, to] = WORKING_HOURS
  const hint =
    value !== null && !isWorkingHour(value)
      ? `Извън работното време (${from}–${to} ч.).`
      : `Работното време е от ${from} до ${to} ч.`
  return (
    <div className="practice-hour">
      <FieldFrame
        label="Час"
        error={problem && value === null ? timeMessage(problem, noLimits) : error}
        hint={hint}
        required
      >
        {(aria) => (
          <div className="control time">
            <TimeInput aria={aria} value={value} limits={noLimits} onShown={setProblem} onChange={onChange} />
          </div>
        )}
      </FieldFrame>
      <div className="flex flex-wrap gap-1">
        {suggestedHours.map((hour) => (
          <Button key={hour} small aria-pressed={value === hour} onClick={() => onChange(hour)}>
            {hour}
          </Button>
        ))}
      </div>
    </div>
  )
}
