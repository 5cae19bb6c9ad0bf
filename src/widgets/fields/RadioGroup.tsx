import { memo, useId } from 'react'
import { classes } from '../classes.ts'
import type { FieldProps } from './FieldFrame.tsx'
import { Radio } from './Radio.tsx'
import type { SelectOption } from './SelectField.tsx'
import './field.css'

type Props = FieldProps & {
  value: string
  options: readonly (SelectOption & { hint?: string })[]
  onChange: (value: string) => void
  inline?: boolean
}

/**
 * Radio buttons with a common label. They may be used only in a lazily loaded form or dialog, because they use
 * PrimeReact.
 */
export const RadioGroup = memo(({ label, value, options, onChange, inline, error, hint, required, ...rest }: Props) => {
  const generatedId = useId()
  const id = rest.id ?? generatedId
  /** The group has the error attributes: on a radio button they would mark one choice as wrong. */
  const semantics = {
    role: 'radiogroup',
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': classes(error && `${id}-error`, hint !== undefined && `${id}-hint`),
  }
  return (
    <fieldset className={classes('field', 'radios', error && 'failed', rest.className)} {...semantics}>
      <legend className={rest.hideLabel ? 'visually-hidden' : 'field-label'}>
        {label}
        {required && (
          <span className="field-required" aria-hidden>
            *
          </span>
        )}
      </legend>
      <div className={inline ? 'radios-row' : 'radios-column'}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            id={index === 0 ? id : undefined}
            name={generatedId}
            value={option.value}
            checked={option.value === value}
            disabled={rest.disabled || option.disabled}
            onChange={() => onChange(option.value)}
          >
            {option.label}
            {option.hint && <small className="muted"> {option.hint}</small>}
          </Radio>
        ))}
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className="field-hint">
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className="field-error">
          {error}
        </div>
      )}
    </fieldset>
  )
})
