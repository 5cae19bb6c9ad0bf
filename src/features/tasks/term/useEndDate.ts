import { useEffect, useState } from 'react'
import { deadlines } from '../../../contract/deadlines.ts'
import type { CivilDate } from '../../../dates/civilDate.ts'
import { deadlineProblem } from '../../../rules/deadlines/endOfTerm.ts'
import { useFetch } from '../../../state/useFetch.ts'
import { queryOf } from '../../../transport/query.ts'
import { startCall } from '../../../transport/startCall.ts'

export type TermInput = { startDate: CivilDate | null; quantity: number | null; unitId: number | null }
export type EndState =
  | { kind: 'incomplete' }
  /** The term cannot be computed; the message is shown at the quantity field. */
  | { kind: 'wrong'; message: string }
  | { kind: 'calculating' }
  | { kind: 'failed'; message: string; retry: () => void }
  | { kind: 'there'; endDate: CivilDate }

/** Returns the input of a term as a key; null if a part of the input is missing. */
export const termKey = ({ startDate, quantity, unitId }: TermInput): string | null =>
  startDate === null || quantity === null || unitId === null ? null : `${startDate} ${quantity} ${unitId}`

/**
 * Fetches the end date that the server computes (specification 2, section 4). An end date that is already known is not
 * requested again.
 */
export const useEndDate = (
  input: TermInput,
  known: { endDate: CivilDate | null; endOf: string | null },
  onEnd: (endDate: CivilDate, endOf: string) => void,
): EndState => {
  const { startDate, quantity, unitId } = input
  const fetchOnce = useFetch()
  // The end date at the opening of the form. If the user restores the term, this date is used and not computed, because
  // a suspension may have moved it.
  const [first] = useState(known)
  const [failed, setFailed] = useState<{ of: string; message: string } | null>(null)
  const wanted = termKey(input)
  const problem = wanted === null ? null : deadlineProblem(startDate ?? '', quantity ?? 0, unitId ?? 0)
  const isKnown = wanted !== null && known.endOf === wanted && known.endDate !== null
  const isFailed = failed !== null && failed.of === wanted
  useEffect(() => {
    if (isKnown || isFailed || problem !== null) return
    if (wanted === null || startDate === null || quantity === null || unitId === null) return
    if (first.endOf === wanted && first.endDate !== null) return onEnd(first.endDate, wanted)
    const query = { startDate, quantity, measure: unitId }
    return startCall(
      () => fetchOnce(queryOf(deadlines.calcEndDateOfDeadline, { query }, { quiet: true })),
      (outcome) =>
        outcome.done ? onEnd(outcome.reply.endDate, wanted) : setFailed({ of: wanted, message: outcome.fault.message }),
    )
  }, [first, wanted, startDate, quantity, unitId, isKnown, isFailed, problem, onEnd, fetchOnce])
  if (wanted === null) return { kind: 'incomplete' }
  if (problem !== null) return { kind: 'wrong', message: problem }
  if (isKnown && known.endDate !== null) return { kind: 'there', endDate: known.endDate }
  return isFailed ? { kind: 'failed', message: failed.message, retry: () => setFailed(null) } : { kind: 'calculating' }
}
