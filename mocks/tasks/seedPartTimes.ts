import type { Days } from '../seed/days.ts'
import type { TaskPlan } from './seedPlan.ts'

/** In minutes: the time between the parts of a task that several people complete. */
const APART = 9
/** Returns when an assignee completes a part: the last one with the task, the others shortly before. */
export const partDoneAt = (days: Days, { assignees, given }: TaskPlan, doneAt: string, i: number): string => {
  const earlier = new Date(Date.parse(doneAt) - (assignees.length - 1 - i) * APART * 60_000).toISOString()
  const isPossible = earlier > given && days.dayOfIso(earlier) === days.dayOfIso(doneAt)
  return isPossible ? earlier : doneAt
}
