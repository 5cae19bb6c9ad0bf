import { memo, useState } from 'react'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'
import { shownNumber, typedNumber } from './typedNumber.ts'

type Props = FieldProps & {
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  /** Digits after the decimal comma; 0 takes whole numbers only. */
  decimals?: number
  /** A unit drawn after the number. */
  suffix?: string
  placeholder?: string
  onEnter?: () => void
}

/**
 * A number as text (no spinner, no scroll surprises). What cannot be read is an error, before anything the form says of the
 * null that it is given for it.
 */
export const NumberField = memo(({ value, onChange, min, max, decimals = 0, suffix, placeholder, ...frame }: Props) => {
  const [typed, setTyped] = useState<string>()
  const text = typed ?? shownNumber(value, decimals)
  const read = typedNumber(text)
  const wrong = typed !== undefined && read !== null && problemOf(read, { min, max, decimals })
  return (
    <FieldFrame {...frame} error={wrong || frame.error}>
      {(aria) => (
        <div className="control control-number">
          <input
            {...aria}
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            className="numeric"
            value={text}
            placeholder={placeholder}
            onChange={(event) => {
              const next = typedNumber(event.target.value)
              setTyped(event.target.value)
              onChange(next !== null && problemOf(next, { min, max, decimals }) === undefined ? next : null)
            }}
            onBlur={() => !wrong && setTyped(undefined)}
            onKeyDown={(event) => event.key === 'Enter' && frame.onEnter?.()}
          />
          {suffix !== undefined && <span className="control-unit">{suffix}</span>}
        </div>
      )}
    </FieldFrame>
  )
})

const problemOf = (value: number, limits: { min?: number; max?: number; decimals: number }): string | undefined => {
  if (Number.isNaN(value)) return 'Въведете число.'
  if (limits.decimals === 0 && !Number.isInteger(value)) return 'Въведете цяло число.'
  if (limits.min !== undefined && value < limits.min) return `Най-малката стойност е ${shownNumber(limits.min)}.`
  if (limits.max !== undefined && value > limits.max) return `Най-голямата стойност е ${shownNumber(limits.max)}.`
  return undefined
}
