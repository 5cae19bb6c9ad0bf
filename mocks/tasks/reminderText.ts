import { type CivilDate, formatDateYear } from '../../src/dates/civilDate.ts'
import { soonWithin } from '../../src/rules/deadlines/deadlineState.ts'
import type { Reminder } from '../../src/rules/tasks/taskReminders.ts'
import { counted } from '../../src/rules/words/count.ts'

/** The text of the reminder of a term that an assignee gets on its day. */
export const reminderText = (type: Reminder['type'], taskNumber: number, end: CivilDate): string =>
  type === 'TaskOverdue'
    ? `Просрочена задача № ${taskNumber}. Срокът изтече на ${formatDateYear(end)}`
    : `Задача № ${taskNumber} изтича след ${counted(soonWithin, 'workingDay')}, на ${formatDateYear(end)}`
