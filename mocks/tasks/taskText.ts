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

/**
 * Adds the subject of the document to an instruction that lacks it: „Подгответе отговор. Относно: Запитване за одобрен
 * тип“.
 */
export const workText = (what: string, subject: string): string =>
  subject === '' || what.includes(subject) ? what : `${what} Относно: ${subject}`

/** Returns whom to notify of the end of a task. */
export const followersOf = ({
  assignerPersonId,
  controllerPersonId,
}: Pick<TaskRow, 'assignerPersonId' | 'controllerPersonId'>): number[] =>
  controllerPersonId === null ? [assignerPersonId] : [assignerPersonId, controllerPersonId]

type Completed = { name: string; resultName: string; comment: string | null }
/** `isOpen`: other assignees of the task have not completed it yet. */
export const completionText = (taskName: string, isOpen: boolean, { name, resultName, comment }: Completed): string => {
  const what = isOpen
    ? `Частта на ${name} от ${taskName} е приключена с резултат „${resultName}“.`
    : `Приключена ${taskName}. Резултат на ${name}: „${resultName}“.`
  return comment ? `${what} ${comment}` : what
}
export const endText = (taskName: string): string => `Приключена ${taskName}.`

export const noticeOfGiven = (
  task: Typed,
  kinds: readonly NomenclatureLine[],
  end: CivilDate,
  what: string,
): { type: NotificationType; text: string } =>
  requestTaskTypes.includes(task.typeId)
    ? { type: 'Request', text: `Искане „${kindOf(task, kinds)}“ със срок ${formatDateYear(end)}: ${what}` }
    : { type: 'NewTask', text: `Възложена Ви е задача със срок ${formatDateYear(end)}: ${what}` }
