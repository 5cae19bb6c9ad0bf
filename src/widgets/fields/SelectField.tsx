import { memo } from 'react'
import { Glyph } from '../Glyph.tsx'
import { IconDown } from '../icons.ts'
import { FieldFrame, type FieldProps } from './FieldFrame.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }
type Props = FieldProps & {
  value: string
  options: readonly SelectOption[]
  onChange: (value: string) => void
  empty?: string | null
}

/**
 * The native select, for short fixed lists; long lists use `LookupField`. If the value is not among the options, the
 * value itself is shown.
 */
export const SelectField = memo(({ value, options, onChange, empty = 'Изберете', ...frame }: Props) => (
  <FieldFrame {...frame}>
    {(aria) => (
      <div className="control select">
        <select
          {...aria}
          className={value === '' ? 'unset' : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {empty !== null && <option value="">{empty}</option>}
          {value !== '' && !options.some((option) => option.value === value) && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Glyph icon={IconDown} className="select-arrow" />
      </div>
    )}
  </FieldFrame>
))
