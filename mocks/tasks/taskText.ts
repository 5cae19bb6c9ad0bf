import type { NomenclatureLine } from '../../fixtures/nomenclatures.ts'
import type { NotificationType } from '../../src/contract/notifications.ts'
import { requestTaskTypes } from '../../src/contract/taskKinds.ts'
import { type CivilDate, formatDateYear } from '../../src/dates/civilDate.ts'
import type { TaskRow } from './rows.ts'

type Typed = Pick<TaskRow, 'id' | 'typeId'>

/** „За изпълнение“: the kind of a task in words, out of the kinds there are. */
const kindOf = ({ typeId }: Typed, kinds: readonly NomenclatureLine[]): string =>
  kinds.find(({ id }) => id === typeId)?.name ?? 'Задача'
/** „задача № 12 „За изпълнение““: how a notification calls a task. */
export const nameOfTask = (task: Typed, kinds: readonly NomenclatureLine[]): string =>
  `задача № ${task.id} „${kindOf(task, kinds)}“`

/** What whoever gets a part of a task is told: a question by its kind, other work by what is to be done. */
export const noticeOfGiven = (
  task: Typed,
  kinds: readonly NomenclatureLine[],
  end: CivilDate,
  what: string,
): { type: NotificationType; text: string } =>
  requestTaskTypes.includes(task.typeId)
    ? { type: 'Request', text: `Искане „${kindOf(task, kinds)}“ със срок ${formatDateYear(end)}: ${what}` }
    : { type: 'NewTask', text: `Възложена Ви е задача със срок ${formatDateYear(end)}: ${what}` }
