import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { IconProblem } from '../icons.ts'
import './field.css'

export type FieldProps = {
  label: string
  error?: string | undefined
  /** Text on how to correct the error, shown below the error. */
  remedy?: string | undefined
  hint?: ReactNode
  required?: boolean
  /** A text for screen readers if the field is required at a later step; a ring is then shown beside the label. */
  later?: string | undefined
  disabled?: boolean
  id?: string
  /** True if the label is only for screen readers, for example in a table row. */
  hideLabel?: boolean
  /** True for a filter field that is in use; the field is then highlighted. */
  set?: boolean
  className?: string
}
export type ControlAria = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
  disabled: boolean | undefined
}

export const FieldFrame = ({ children, ...props }: FieldProps & { children: (aria: ControlAria) => ReactNode }) => {
  const own = useId()
  const id = props.id ?? own
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const laterId = `${id}-later`
  const failed = props.error !== undefined && props.error !== ''
  return (
    <div className={classes('field', failed && 'failed', props.set && 'set', props.className)}>
      <label
        htmlFor={id}
        className={props.hideLabel ? 'visually-hidden' : classes('field-label', props.later !== undefined && 'later')}
      >
        {props.label}
        {props.required && (
          <span className="field-required" aria-hidden>
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': classes(
          failed && errorId,
          props.hint !== undefined && hintId,
          props.later !== undefined && laterId,
        ),
        'aria-invalid': failed || undefined,
        'aria-required': props.required || undefined,
        disabled: props.disabled || undefined,
      })}
      {props.hint !== undefined && (
        <div id={hintId} className="field-hint">
          {props.hint}
        </div>
      )}
      {props.later !== undefined && (
        <span id={laterId} className="visually-hidden">
          {props.later}
        </span>
      )}
      {failed && (
        <div id={errorId} className="field-error">
          <Glyph icon={IconProblem} />
          <span>
            {props.error}
            {props.remedy && <span className="field-remedy">{props.remedy}</span>}
          </span>
        </div>
      )}
    </div>
  )
}
