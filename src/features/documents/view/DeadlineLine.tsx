import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { metadata } from '../../../contract/metadata.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { formatDateYear } from '../../../dates/civilDate.ts'
import { dayCalendar } from '../../../rules/deadlines/dayCalendar.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { lookupAtom } from '../../../state/lookup.ts'
import { DeadlineStrip } from '../../../widgets/page/DeadlineStrip.tsx'
import { Fold } from '../../../widgets/page/Fold.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { deadlineTerm } from './deadlineTerm.ts'

const daysAtom = lookupAtom(metadata.getNonWorkingDays, { query: {} })

type Props = { deadline: NonNullable<Document['deadline']> }

export const DeadlineLine = ({ deadline }: Props) => (
  <div className="term-line">
    <Fold summary={`Защо срокът е ${formatDateYear(deadline.endDate)}?`} isHeading>
      {() => <WhyThisDeadline deadline={deadline} />}
    </Fold>
  </div>
)

const WhyThisDeadline = ({ deadline }: Props) => {
  const days = useAtomValue(daysAtom)
  const term = useMemo(
    () => (days.kind === 'ready' ? deadlineTerm(deadline, dayCalendar(days.items)) : null),
    [days, deadline],
  )
  if (days.kind === 'failed') return <p className="muted">Календарът на неприсъствените дни не се зареди.</p>
  if (!term) return <Skeleton lines={4} />
  return (
    <>
      {term.sentences.map((sentence) => (
        <p key={sentence} className="term-text">
          {sentence}
        </p>
      ))}
      {term.first.length > 0 && <DeadlineStrip days={term.first} />}
      {term.between > 0 && <p className="muted small">… още {pluralise(term.between, 'day')} …</p>}
      {term.last.length > 0 && <DeadlineStrip days={term.last} label="Последни дни на срока" />}
    </>
  )
}
