import { atom } from 'jotai'
import { caseFiles } from '../../contract/caseFiles.ts'
import { metadata } from '../../contract/metadata.ts'
import { invalidateInTabsAtom } from '../../state/crossTabInvalidation.ts'
import { pushed } from '../../state/pushInvalidation.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'

/** The days of a year, fetched whenever the screen opens; elsewhere the list is cached for the session. */
export const daysAtom = queryAtomFamily((year: number) => ({
  ...queryOf(metadata.getNonWorkingDays, { query: { year } }),
  refetchOnMount: 'always' as const,
}))

/** How many terms a changed day would move. A failure is shown in place. */
export const movedTermsAtom = queryAtomFamily((date: string, change: 'added' | 'removed') => ({
  ...queryOf(metadata.countMovedTerms, { body: { date, isNonWorking: change === 'added' } }, { quiet: true }),
  retry: false,
  staleTime: 0,
}))

/** After a day is added or removed: invalidates the calendar and every term that may have moved, in other tabs too. */
export const calendarChangedAtom = atom(null, (_get, set) =>
  set(invalidateInTabsAtom, metadata.getNonWorkingDays, caseFiles.getAllCaseFiles, ...pushed.DocumentChanged),
)
