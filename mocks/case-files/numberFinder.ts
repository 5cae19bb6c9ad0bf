import type * as v from 'valibot'
import type { CaseFileFilter, CaseFileRow as CaseFileRowShape } from '../../src/contract/shapes/caseFiles.ts'
import { civilDateOf } from '../../src/dates/civilDate.ts'
import { isSameNumber, numberMatcher } from '../../src/rules/identifiers/registrationNumber.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import { readableBy } from '../documents/permissions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'

type Filter = Pick<v.InferOutput<typeof CaseFileFilter>, 'Number' | 'fromDate' | 'toDate' | 'anyNumber'>
type FoundBy = NonNullable<v.InferOutput<typeof CaseFileRowShape>['foundBy']>
type Found = { rank: number; foundBy: FoundBy | null }

/**
 * Returns a function that finds the number in a case file that fits the filter: a whole number before a part of one,
 * the number of the case file before the numbers of its documents.
 */
export const numberFinder = (
  db: MockDatabase,
  caller: Caller,
  filter: Filter,
): ((file: CaseFileRow) => Found | null) => {
  const typed = filter.Number?.trim() ?? ''
  const [isPart, isWhole] = [numberMatcher(typed), isSameNumber(typed)]
  const may = readableBy(db, caller)
  const isInPeriod = (date: string | null): boolean => {
    const day = date === null ? null : civilDateOf(date)
    return (filter.fromDate ?? '') <= (day ?? '') && (day ?? '') <= (filter.toDate ?? '9999')
  }
  const rank = (number: string | null, date: string | null, isInside: boolean): number | null => {
    if (!isPart(number, date) || (filter.anyNumber && !isInPeriod(date))) return null
    return (isWhole(number, date) ? 0 : 2) + (isInside ? 1 : 0)
  }
  return (file) => {
    const own = rank(file.number, file.dateOpened, false)
    if (own !== null) return { rank: own, foundBy: null }
    if (!filter.anyNumber || typed === '') return null
    return (
      db.documents
        .by('caseFileGuid', file.guid)
        .filter(may)
        .flatMap((row): Found[] =>
          [
            { number: row.number, date: row.dateRegistered, isExternal: false },
            { number: row.externalRefNumber, date: row.externalRefDate, isExternal: true },
          ].flatMap(({ number, date, isExternal }) => {
            const found = rank(number, date, true)
            const instant = date === null ? null : new Date(date).toISOString()
            return found === null || number === null
              ? []
              : [{ rank: found, foundBy: { number, date: instant, isExternal } }]
          }),
        )
        .toSorted((a, b) => a.rank - b.rank)
        .at(0) ?? null
    )
  }
}
