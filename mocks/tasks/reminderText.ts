import { type CivilDate, formatDateYear } from '../../src/dates/civilDate.ts'
import { soonWithin } from '../../src/rules/deadlines/deadlineState.ts'
import type { Reminder } from '../../src/rules/tasks/taskReminders.ts'
import { pluralise } from '../../src/rules/words/pluralise.ts'
import { quoted } from '../../src/rules/words/quoteText.ts'
import type { TaskRow } from './taskRows.ts'

export const reminderText = (
  type: Reminder['type'],
  { id, description }: Pick<TaskRow, 'id' | 'description'>,
  end: CivilDate,
): string => {
  const term =
    type === 'TaskOverdue'
      ? `Просрочена задача № ${id}. Срокът изтече на ${formatDateYear(end)}`
      : `Задача № ${id} изтича след ${pluralise(soonWithin, 'workingDay')}, на ${formatDateYear(end)}`
  const about = description.trim().replace(/\.$/, '')
  return about === '' ? term : `${term}: ${quoted(about)}`
}
