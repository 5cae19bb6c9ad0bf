import { civilDateOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import type { RouteStep } from '../caseFileState.ts'

/** True if a step is past its term: a running step by today, a finished one by its end. */
export const isLate = ({ dueDate, finishedAt }: Pick<RouteStep, 'dueDate' | 'finishedAt'>): boolean =>
  dueDate !== null && (finishedAt === null ? today() : civilDateOf(finishedAt)) > dueDate
