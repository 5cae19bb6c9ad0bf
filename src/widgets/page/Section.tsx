import { type ReactNode, useId } from 'react'
import './page.css'

type Props = { title: string; actions?: ReactNode; children: ReactNode }

export const Section = ({ title, actions, children }: Props) => {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <header className="flex flex-wrap align-items-center justify-content-between gap-2 mb-2">
        <h2 id={id}>{title}</h2>
        {actions !== undefined && <div className="flex flex-wrap align-items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  )
}
