import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { metadata } from '../../../contract/metadata.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { dayCalendar } from '../../../rules/deadlines/dayCalendar.ts'
import { counted } from '../../../rules/words/count.ts'
import { lookupAtom } from '../../../state/lookup.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { DeadlineStrip } from '../../../widgets/page/DeadlineStrip.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { deadlineTerm } from './deadlineTerm.ts'

const daysAtom = lookupAtom(metadata.getNonWorkingDays, { query: {} })

/** „Защо срокът е …?“: the rule in words, and every day of the term. */
export const DeadlineCard = ({ deadline }: { deadline: NonNullable<Document['deadline']> }) => {
  const days = useAtomValue(daysAtom)
  const term = useMemo(
    () => (days.kind === 'ready' ? deadlineTerm(deadline, dayCalendar(days.items)) : null),
    [days, deadline],
  )
  return (
    <Card title={`Защо срокът е ${formatDateYear(deadline.endDate)}?`}>
      {days.kind === 'loading' && <Skeleton lines={4} />}
      {days.kind === 'failed' && <p className="muted">Календарът на неприсъствените дни не се зареди.</p>}
      {term && (
        <>
          {term.sentences.map((sentence) => (
            <p key={sentence} className="term-text">
              {sentence}
            </p>
          ))}
          {term.first.length > 0 && <DeadlineStrip days={term.first} />}
          {term.between > 0 && <p className="muted small">… още {counted(term.between, 'day')} …</p>}
          {term.last.length > 0 && <DeadlineStrip days={term.last} label="Последни дни на срока" />}
        </>
      )}
    </Card>
  )
}
