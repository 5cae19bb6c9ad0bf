import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import './field.css'

export type LabelledTick = {
  label: ReactNode
  hideLabel?: false
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  required?: boolean
  hint?: string
  error?: string | undefined
  id?: string
  name?: string
}
export type TickProps = LabelledTick | (Omit<LabelledTick, 'label' | 'hideLabel'> & { label: string; hideLabel: true })

export type TickControl = {
  id: string
  name: string | undefined
  checked: boolean
  disabled: boolean | undefined
  required: boolean | undefined
  'aria-label': string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export const Tick = ({ control, ...props }: TickProps & { control: (attributes: TickControl) => ReactNode }) => {
  const own = useId()
  const id = props.id ?? own
  return (
    <div className={classes('tick', props.error && 'failed')}>
      {control({
        id,
        name: props.name,
        checked: props.checked,
        disabled: props.disabled,
        required: props.required,
        'aria-label': props.hideLabel ? props.label : undefined,
        'aria-invalid': props.error ? true : undefined,
        'aria-describedby': classes(props.hint && `${id}-hint`, props.error && `${id}-error`),
      })}
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
