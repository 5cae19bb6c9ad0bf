import { memo, useState } from 'react'
import { readNumber, shownNumber } from '../../rules/words/typedNumber.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

type Props = FieldProps & {
  value: number | null
  /** `problem`: why the typed text is no number of this field; the value is null then. */
  onChange: (value: number | null, problem: string | null) => void
  min?: number
  max?: number
  /** Digits after the decimal comma; 0 takes whole numbers only. */
  decimals?: number
  /** A unit drawn after the number. */
  suffix?: string
  placeholder?: string
  onEnter?: () => void
}

/** „€“ of the label „Сума (€)“. */
const unitInLabel = (label: string): string | undefined => /\(([^()]+)\)\s*$/.exec(label)?.[1]

/**
 * A number as text (no spinner, no scroll surprises). What cannot be read is an error at the field, before anything the
 * form says of the null that it is given for it, and is not sent.
 */
export const NumberField = memo(({ value, onChange, min, max, decimals = 0, suffix, placeholder, ...frame }: Props) => {
  const [typed, setTyped] = useState<string>()
  const unit = suffix ?? unitInLabel(frame.label)
  const rules = { decimals, min, max, ...(unit !== undefined && { unit }) }
  const given = typed === undefined ? undefined : readNumber(typed, rules)
  /** What was typed, until the form holds another number. */
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
