import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { RadioMark } from '../prime/RadioMark.tsx'
import './field.css'

type Props = ComponentProps<typeof RadioMark> & {
  className?: string
  /** The label. It must be phrasing content, because HTML permits nothing else in a label. */
  children: ReactNode
}

/** A radio button with a label. It uses PrimeReact, so it may be used only in a lazily loaded form or dialog. */
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
