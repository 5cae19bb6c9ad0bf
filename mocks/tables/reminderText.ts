import { type CivilDate, formatDateYear } from '../../src/rules/civilDate.ts'
import { counted } from '../../src/rules/count.ts'
import { soonWithin } from '../../src/rules/deadlineState.ts'
import type { Reminder } from '../../src/rules/taskReminders.ts'

/** What an assignee is told of a term on its day. */
export const reminderText = (type: Reminder['type'], taskNumber: number, end: CivilDate): string =>
  type === 'TaskOverdue'
    ? `Просрочена задача № ${taskNumber}. Срокът изтече на ${formatDateYear(end)}`
    : `Задача № ${taskNumber} изтича след ${counted(soonWithin, 'workingDay')}, на ${formatDateYear(end)}`
