import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { metadata } from '../../../contract/metadata.ts'
import type { Term } from '../../../rules/deadlines/termStrip.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { calendarAtom } from '../../../screen-kit/lookup/calendar.ts'
import { lookupAtom } from '../../../state/lookup.ts'
import { DeadlineStrip } from '../../../widgets/page/DeadlineStrip.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { taskTerm } from './taskTerm.ts'

/** Renders every day of a term, with holidays and the move from a non-working day. */
export const TermDays = ({ startDate, quantity, unitId, endDate, suspensions, suspendedOn }: Term) => {
  const calendar = useAtomValue(calendarAtom)
  const failed = useAtomValue(lookupAtom(metadata.getNonWorkingDays, { query: {} })).kind === 'failed'
  const term = useMemo(
    () => calendar && taskTerm({ startDate, quantity, unitId, endDate, suspensions, suspendedOn }, calendar),
    [calendar, startDate, quantity, unitId, endDate, suspensions, suspendedOn],
  )
  if (failed) return <p className="muted">Календарът на неприсъствените дни не се зареди.</p>
  if (term === null) return <Skeleton lines={3} />
  return (
    <div className="task-term">
      {term.sentences.map((sentence) => (
        <p key={sentence} className="small">
          {sentence}
        </p>
      ))}
      {term.first.length > 0 && <DeadlineStrip days={term.first} />}
      {term.between > 0 && <p className="muted small">… още {pluralise(term.between, 'day')} …</p>}
      {term.last.length > 0 && <DeadlineStrip days={term.last} label="Последни дни на срока" />}
    </div>
  )
}
