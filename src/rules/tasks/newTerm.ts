import { type CivilDate, formatDateYear } from '../../dates/civilDate.ts'
import { requiredMessage } from '../requiredFields.ts'
import { pluralise } from '../words/pluralise.ts'

export type NewTermRequest = { until: CivilDate | null; reason: string }

/** The minimum length of the reason for a new term, in characters. */
export const shortestTermReason = 10

export const newTermProblems = (
  { until, reason }: NewTermRequest,
  { endDate, today }: { endDate: CivilDate | null; today: CivilDate },
): Partial<Record<keyof NewTermRequest, string>> => {
  const problems: Partial<Record<keyof NewTermRequest, string>> = {}
  if (until === null) problems.until = requiredMessage
  else if (until < today) problems.until = 'Датата не може да е в миналото.'
  else if (endDate !== null && until <= endDate)
    problems.until = `Изберете дата след сегашния срок ${formatDateYear(endDate)}`
  if (reason.trim() === '') problems.reason = requiredMessage
  else if (reason.trim().length < shortestTermReason)
    problems.reason = `Напишете поне ${pluralise(shortestTermReason, 'character')}.`
  return problems
}
