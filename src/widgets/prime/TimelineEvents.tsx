import { Timeline } from 'primereact/timeline'
import type { ReactNode } from 'react'
import { Numbered } from '../tags/Numbered.tsx'
import { PrimeProvider } from './PrimeProvider.tsx'

export type TimelineItem = {
  key: string
  when: string
  who?: string
  what: ReactNode
  body?: ReactNode
  tone?: 'blue' | 'green' | 'red'
}

type Props = { items: readonly TimelineItem[]; label: string }

const drawEvent = ({ what, who, when, body }: TimelineItem) => (
  <>
    <div className="timeline-what">{typeof what === 'string' ? <Numbered text={what} /> : what}</div>
    <div className="timeline-when">
      <Numbered text={who === undefined ? when : `${who} · ${when}`} />
    </div>
    {body !== undefined && (
      <div className="timeline-body">{typeof body === 'string' ? <Numbered text={body} /> : body}</div>
    )}
  </>
)

const TimelineEvents = ({ items, label }: Props) => (
  <PrimeProvider>
    <Timeline
      aria-label={label}
      value={[...items]}
      dataKey="key"
      content={drawEvent}
      pt={{ event: ({ context: { index } }: { context: { index: number } }) => ({ 'data-tone': items[index]?.tone }) }}
    />
  </PrimeProvider>
)

export default TimelineEvents
