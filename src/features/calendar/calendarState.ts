import { atom } from 'jotai'
import { caseFiles } from '../../contract/caseFiles.ts'
import { metadata } from '../../contract/metadata.ts'
import { invalidateInTabsAtom } from '../../state/crossTabInvalidation.ts'
import { pushed } from '../../state/pushInvalidation.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'

export const daysAtom = queryAtomFamily((year: number) => ({
  ...queryOf(metadata.getNonWorkingDays, { query: { year } }),
  refetchOnMount: 'always' as const,
}))

export const movedTermsAtom = queryAtomFamily((date: string, change: 'added' | 'removed') => ({
  ...queryOf(metadata.countMovedTerms, { body: { date, isNonWorking: change === 'added' } }, { quiet: true }),
  retry: false,
  staleTime: 0,
}))

export const calendarChangedAtom = atom(null, (_get, set) =>
  set(invalidateInTabsAtom, metadata.getNonWorkingDays, caseFiles.getAllCaseFiles, ...pushed.DocumentChanged),
)
