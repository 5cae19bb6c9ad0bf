import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { RadioMark } from '../prime/RadioMark.tsx'
import './field.css'

type Props = ComponentProps<typeof RadioMark> & {
  className?: string
  /** Its words, in elements that stand within a line. */
  children: ReactNode
}

/** One radio button with its words. It brings PrimeReact, so whoever draws it loads late: a form, a dialog. */
export const Radio = ({ className = 'flex gap-2', children, ...mark }: Props) => {
  const generatedId = useId()
  const id = mark.id ?? generatedId
  return (
    <label htmlFor={id} className={classes('radio', className)}>
      <RadioMark {...mark} id={id} />
      <span>{children}</span>
    </label>
  )
}
