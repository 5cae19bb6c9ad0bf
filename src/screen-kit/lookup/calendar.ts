import { type Atom, atom } from 'jotai'
import { metadata } from '../../contract/metadata.ts'
import { type DayCalendar, dayCalendar } from '../../rules/deadlines/dayCalendar.ts'
import { lookupAtom } from '../../state/lookup.ts'

/** The calendar of non-working days; null while it is loading or after a failure. */
export const calendarAtom: Atom<DayCalendar | null> = atom((get) => {
  const days = get(lookupAtom(metadata.getNonWorkingDays, { query: {} }))
  return days.kind === 'ready' ? dayCalendar(days.items) : null
})
