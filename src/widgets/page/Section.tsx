import { type ReactNode, useId } from 'react'
import './page.css'

type Props = { title: string; actions?: ReactNode; children: ReactNode }

/** A part of a card under its own heading. */
export const Section = ({ title, actions, children }: Props) => {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <header className="section-head">
        <h2 id={id}>{title}</h2>
        {actions !== undefined && <div className="cluster">{actions}</div>}
      </header>
      {children}
    </section>
  )
}
