import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { Part } from './Part.tsx'
import './page.css'

type Props = {
  title?: string
  actions?: ReactNode
  /** True if the card has no padding, because its children have their own (tabs, sections, lists). */
  flush?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** A card of a page. An error inside affects only this card. */
export const Card = ({ title, actions, flush, id, className, children }: Props) => {
  const own = useId()
  return (
    <section className={classes('card', className)} id={id} aria-labelledby={title === undefined ? undefined : own}>
      {title !== undefined && (
        <header className="card-head flex flex-wrap align-items-center justify-content-between gap-2">
          <h2 id={own}>{title}</h2>
          {actions !== undefined && <div className="flex flex-wrap align-items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={flush ? 'card-body flush' : 'card-body'}>
        <Part name={title === undefined ? 'Карта' : `Карта „${title}“`}>{children}</Part>
      </div>
    </section>
  )
}
