import { type CivilDate, formatDateYear } from '../../dates/civilDate.ts'
import { requiredMessage } from '../requiredFields.ts'
import { counted } from '../words/count.ts'

/** What an assignee asks for whose time runs out: until when, and why. */
export type NewTermRequest = { until: CivilDate | null; reason: string }

/** In characters: who decides must learn something from it. */
export const shortestTermReason = 10

/** What is wrong with a request for more time, by field: the day comes after the present term and is not past. */
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
    problems.reason = `Напишете поне ${counted(shortestTermReason, 'character')}.`
  return problems
}
