import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import './field.css'

export type TickProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean
  disabled?: boolean
  required?: boolean
  hint?: string
  error?: string | undefined
  id?: string
  hideLabel?: boolean
  name?: string
}

/** The box or the switch with its label, hint and error. */
export const Tick = ({ kind, ...props }: TickProps & { kind: 'check' | 'switch' }) => {
  const own = useId()
  const id = props.id ?? own
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = props.indeterminate ?? false
  }, [props.indeterminate])
  const describedBy = classes(props.hint && `${id}-hint`, props.error && `${id}-error`)
  return (
    <div className={classes('tick', props.error && 'failed')}>
      <input
        ref={input}
        id={id}
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        className={kind === 'switch' ? 'switch' : 'check'}
        name={props.name}
        checked={props.checked}
        disabled={props.disabled}
        required={props.required}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <label htmlFor={id} className={props.hideLabel ? 'visually-hidden' : undefined}>
        {props.label}
      </label>
      {props.hint && (
        <div id={`${id}-hint`} className="field-hint">
          {props.hint}
        </div>
      )}
      {props.error && (
        <div id={`${id}-error`} className="field-error">
          {props.error}
        </div>
      )}
    </div>
  )
}
