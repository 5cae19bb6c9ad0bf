import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { IconProblem } from '../icons.ts'
import './field.css'

/** What every field takes beside its value. */
export type FieldProps = {
  label: string
  error?: string | undefined
  /** Under the error: what to do about it, where the error alone does not say. */
  remedy?: string | undefined
  hint?: ReactNode
  required?: boolean
  /** Asked for at a later step: a ring beside the label, which the page explains once; whoever does not see it hears this. */
  later?: string | undefined
  disabled?: boolean
  /** Of the control itself, so that an error list or a test can find it. */
  id?: string
  /** The label is only for screen readers: fields in a table row. */
  hideLabel?: boolean
  /** Marks a filter that is on. */
  set?: boolean
  className?: string
}
/** Attributes the control must carry: its id, its describing texts, its state. */
export type ControlAria = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
  disabled: boolean | undefined
}

/** Label above, control, then the hint and the error, both tied to the control. */
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
