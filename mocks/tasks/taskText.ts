import type { NomenclatureLine } from '../../fixtures/nomenclatures.ts'
import type { NotificationType } from '../../src/contract/notifications.ts'
import { requestTaskTypes } from '../../src/contract/taskKinds.ts'
import { type CivilDate, formatDateYear } from '../../src/dates/civilDate.ts'
import type { TaskRow } from './taskRows.ts'

type Typed = Pick<TaskRow, 'id' | 'typeId'>

const kindOf = ({ typeId }: Typed, kinds: readonly NomenclatureLine[]): string =>
  kinds.find(({ id }) => id === typeId)?.name ?? 'Задача'
export const nameOfTask = (task: Typed, kinds: readonly NomenclatureLine[]): string =>
  `задача № ${task.id} „${kindOf(task, kinds)}“`

export const noticeOfGiven = (
  task: Typed,
  kinds: readonly NomenclatureLine[],
  end: CivilDate,
  what: string,
): { type: NotificationType; text: string } =>
  requestTaskTypes.includes(task.typeId)
    ? { type: 'Request', text: `Искане „${kindOf(task, kinds)}“ със срок ${formatDateYear(end)}: ${what}` }
    : { type: 'NewTask', text: `Възложена Ви е задача със срок ${formatDateYear(end)}: ${what}` }
