import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import './field.css'

export type LabelledTick = {
  label: ReactNode
  hideLabel?: false
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean
  disabled?: boolean
  required?: boolean
  hint?: string
  error?: string | undefined
  id?: string
  name?: string
}
/** Its words beside it, or only as its name where the place says what it is for: in each row of a grid. */
export type TickProps = LabelledTick | (Omit<LabelledTick, 'label' | 'hideLabel'> & { label: string; hideLabel: true })

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
        aria-label={props.hideLabel ? props.label : undefined}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {!props.hideLabel && <label htmlFor={id}>{props.label}</label>}
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
