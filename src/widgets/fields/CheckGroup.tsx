import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { IconProblem } from '../icons.ts'
import './field.css'

type Props = {
  id: string
  label: string
  hideLabel?: boolean
  /** True if at least one box must be ticked. */
  required?: boolean
  hint?: string
  error?: string | undefined
  className?: string
  children: ReactNode
}

/** A group of checkboxes. Its id is the target of the link in the list of errors. */
export const CheckGroup = ({ id, label, hideLabel, required, hint, error, className, children }: Props) => (
  <fieldset
    id={id}
    tabIndex={-1}
    className={classes('form-grid', className)}
    aria-describedby={classes(error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`)}
  >
    <legend className={hideLabel ? 'visually-hidden' : 'field-label'}>
      {label}
      {required && (
        <span className="field-required" aria-hidden>
          *
        </span>
      )}
    </legend>
    {hint !== undefined && (
      <div id={`${id}-hint`} className="field-hint wide">
        {hint}
      </div>
    )}
    {error !== undefined && (
      <div id={`${id}-error`} className="field-error wide">
        <Glyph icon={IconProblem} />
        {error}
      </div>
    )}
    {children}
  </fieldset>
)
