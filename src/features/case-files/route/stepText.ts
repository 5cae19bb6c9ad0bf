import { civilDateOf } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import type { RouteStep } from '../caseFileState.ts'

export const isLate = ({ dueDate, finishedAt }: Pick<RouteStep, 'dueDate' | 'finishedAt'>): boolean =>
  dueDate !== null && (finishedAt === null ? today() : civilDateOf(finishedAt)) > dueDate
