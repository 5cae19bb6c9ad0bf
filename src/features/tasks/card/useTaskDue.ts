import { useAtomValue } from 'jotai'
import { today } from '../../../dates/clock.ts'
import { type DeadlineState, deadlineState } from '../../../rules/deadlines/deadlineState.ts'
import { calendarAtom } from '../../../screen-kit/lookup/calendar.ts'
import { hasStoppedTerm, runningEnd } from '../taskFacts.ts'
import type { Task } from '../taskState.ts'

export const useTaskDue = (task: Task): DeadlineState | null => {
  const calendar = useAtomValue(calendarAtom)
  const end = runningEnd(task)
  return end !== null && calendar && !hasStoppedTerm(task) ? deadlineState(end, today(), calendar) : null
}
