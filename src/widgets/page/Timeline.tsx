import type { ReactNode } from 'react'
import { Numbered } from '../tags/Numbered.tsx'
import './timeline.css'

export type TimelineItem = {
  key: string
  /** Already written out: „18.11.2026 г. 09:15 ч.“ */
  when: string
  who?: string
  what: ReactNode
  body?: ReactNode
  tone?: 'blue' | 'green' | 'red'
}

/** What happened, newest or oldest first as given: history, comments. */
export const Timeline = ({ items, label }: { items: readonly TimelineItem[]; label: string }) => (
  <ol className="timeline p-0 list-none" aria-label={label}>
    {items.map((item) => (
      <li key={item.key} className={item.tone}>
        <div className="timeline-what">{item.what}</div>
        <div className="timeline-when">
          <Numbered text={item.who === undefined ? item.when : `${item.who} · ${item.when}`} />
        </div>
        {item.body !== undefined && <div className="timeline-body">{item.body}</div>}
      </li>
    ))}
  </ol>
)
