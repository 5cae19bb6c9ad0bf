import type { ReactNode } from 'react'
import { Numbered } from '../tags/Numbered.tsx'
import './page.css'

export type Description = { term: string; value: ReactNode; wide?: boolean }
type Props = { items: readonly (Description | undefined)[]; columns?: 1 | 2 | 3 }

const shown = (value: ReactNode): ReactNode => {
  if (value === '' || value === null || value === undefined) return '–'
  return typeof value === 'string' ? <Numbered text={value} /> : value
}

/** A list of terms and values. An empty value is shown as a dash; an undefined item is omitted. */
export const DescriptionList = ({ items, columns = 2 }: Props) => (
  <dl className={`terms columns-${columns}`}>
    {items.map(
      (item) =>
        item && (
          <div key={item.term} className={item.wide ? 'wide' : undefined}>
            <dt>{item.term}</dt>
            <dd>{shown(item.value)}</dd>
          </div>
        ),
    )}
  </dl>
)
