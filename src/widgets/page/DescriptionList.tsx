import type { ReactNode } from 'react'
import './page.css'

export type Description = { term: string; value: ReactNode; wide?: boolean }
type Props = { items: readonly (Description | undefined)[]; columns?: 1 | 2 | 3 }

/** Names and values. What has no value shows a dash; what is undefined is left out. */
export const DescriptionList = ({ items, columns = 2 }: Props) => (
  <dl className={`terms columns-${columns}`}>
    {items.map(
      (item) =>
        item && (
          <div key={item.term} className={item.wide ? 'wide' : undefined}>
            <dt>{item.term}</dt>
            <dd>{item.value === '' || item.value === null || item.value === undefined ? '–' : item.value}</dd>
          </div>
        ),
    )}
  </dl>
)
