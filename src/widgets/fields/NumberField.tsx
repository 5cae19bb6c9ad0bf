import { memo, useState } from 'react'
import { readNumber, shownNumber } from '../../rules/words/typedNumber.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

type Props = FieldProps & {
  value: number | null
  onChange: (value: number | null, problem: string | null) => void
  min?: number
  max?: number
  decimals?: number
  suffix?: string
  placeholder?: string
  onEnter?: () => void
}

const unitInLabel = (label: string): string | undefined => /\(([^()]+)\)\s*$/.exec(label)?.[1]

/**
 * A text input for numbers: no spin buttons, and the mouse wheel does not change the value. Text that is no number is
 * an error at the field; it has priority over errors of the form and prevents submitting.
 */
export const NumberField = memo(({ value, onChange, min, max, decimals = 0, suffix, placeholder, ...frame }: Props) => {
  const [typed, setTyped] = useState<string>()
  const unit = suffix ?? unitInLabel(frame.label)
  const rules = { decimals, min, max, ...(unit !== undefined && { unit }) }
  const given = typed === undefined ? undefined : readNumber(typed, rules)
  const read = given?.value === value ? given : undefined
  const text = read && typed !== undefined ? typed : shownNumber(value, decimals)
  const [isTyping, setTyping] = useState(false)
  const wrong = read?.isBegun && isTyping ? undefined : read?.problem
  return (
    <FieldFrame {...frame} error={wrong ?? frame.error}>
      {(aria) => (
        <div className="control control-number">
          <input
            {...aria}
            data-unread={read?.problem && ''}
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            className="numeric"
            value={text}
            placeholder={placeholder}
            onChange={(event) => {
              const next = readNumber(event.target.value, rules)
              setTyping(event.target.value.length <= text.length + 1)
              setTyped(event.target.value)
              onChange(next.value, next.problem ?? null)
            }}
            onBlur={() => {
              setTyping(false)
              if (!read?.problem) setTyped(undefined)
            }}
            onKeyDown={(event) => event.key === 'Enter' && frame.onEnter?.()}
          />
          {suffix !== undefined && <span className="control-unit">{suffix}</span>}
        </div>
      )}
    </FieldFrame>
  )
})
