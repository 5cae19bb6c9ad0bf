import type { Observable, ObservableInput, SchedulerLike } from 'rxjs'
import * as v from 'valibot'
import { caseFiles } from '../../../contract/caseFiles.ts'
import { ListView } from '../../../contract/enumerations.ts'
import { Guid } from '../../../contract/shapes/base.ts'
import { soughtNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { type Search, searchAsYouType } from '../../../streams/searchAsYouType.ts'
import { request } from '../../../transport/request.ts'
import type { CaseFileFilterBody, CaseFileLine } from '../caseFileState.ts'

/**
 * The two variants of the search. `quiet`: the delay after the last key, in milliseconds; `take`: results per request
 * (specification 2, section 9).
 */
export const variants = {
  1: { quiet: 1000, take: 10 },
  2: { quiet: 1500, take: 20 },
} as const
export type Variant = keyof typeof variants

export type FoundCaseFiles = { items: readonly CaseFileLine[]; totalCount: number }
export type RequestCaseFiles = (
  filter: CaseFileFilterBody,
  take: number,
  signal: AbortSignal,
) => ObservableInput<FoundCaseFiles | null>

const bodyOfNumber = (text: string): CaseFileFilterBody => {
  const { number, ...days } = soughtNumber(text)
  return { Number: number, ...days, ...(number !== '' && { anyNumber: true }) }
}

/** Returns the filter for a typed text: a GUID is searched as an identifier, any other text as a number. */
export const filterOf = (text: string): CaseFileFilterBody => (v.is(Guid, text) ? { Guid: text } : bodyOfNumber(text))

/**
 * Sends the search request, which is the same in both variants of the search. Returns null if the server refused it.
 */
export const requestCaseFiles: RequestCaseFiles = async (filter, take, signal) => {
  const requestParams = { query: { skip: 0, take, indexType: ListView.Cases }, body: filter }
  const reply = await request(caseFiles.getAllCaseFiles, requestParams, { signal })
  return reply && { items: reply.items, totalCount: reply.totalCount }
}

/**
 * Searches for case files while the user types. The next key aborts the running request (specification 2, sections 5
 * and 9).
 */
export const caseFileSearch =
  (variant: Variant, sendRequest: RequestCaseFiles = requestCaseFiles, clock?: SchedulerLike) =>
  (typed: Observable<string>): Observable<Search<FoundCaseFiles>> => {
    const { quiet, take } = variants[variant]
    return typed.pipe(
      searchAsYouType((text, signal) => sendRequest(filterOf(text), take, signal), { quiet, ...(clock && { clock }) }),
    )
  }
