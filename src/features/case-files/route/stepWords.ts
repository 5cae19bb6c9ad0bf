import { civilDateOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import type { RouteStep } from '../state.ts'

/** Whether a step is past its term: by today while it runs, by its end once it is over. */
export const isLate = ({ dueDate, finishedAt }: Pick<RouteStep, 'dueDate' | 'finishedAt'>): boolean =>
  dueDate !== null && (finishedAt === null ? today() : civilDateOf(finishedAt)) > dueDate
