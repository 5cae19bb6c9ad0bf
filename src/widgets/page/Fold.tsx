import { type ReactNode, useId, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { IconDown, IconUp, IconWhy } from '../icons.ts'
import './fold.css'

type Props = {
  summary: string
  of?: string | undefined
  isHeading?: boolean
  children: () => ReactNode
}

export const Fold = ({ summary, of, isHeading, children }: Props) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const opener = (
    <Button
      kind="text"
      small
      className="fold-question"
      icon={IconWhy}
      iconEnd={open ? IconUp : IconDown}
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={() => setOpen(!open)}
    >
      {summary}
      {of && <span className="visually-hidden"> {of}</span>}
    </Button>
  )
  return (
    <div className="fold">
      {isHeading ? <h2>{opener}</h2> : opener}
      {open && (
        <div id={id} className="fold-answer">
          {children()}
        </div>
      )}
    </div>
  )
}
