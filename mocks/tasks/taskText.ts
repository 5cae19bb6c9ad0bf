import type { Named } from '../../fixtures/nomenclatures.ts'
import type { TaskRow } from './rows.ts'

type Typed = Pick<TaskRow, 'id' | 'typeId'>

/** „За изпълнение“: the kind of a task in words, out of the kinds there are. */
export const kindOf = ({ typeId }: Typed, kinds: readonly Named[]): string =>
  kinds.find(({ id }) => id === typeId)?.name ?? 'Задача'
/** „задача № 12 „За изпълнение““: how a notification calls a task. */
export const nameOfTask = (task: Typed, kinds: readonly Named[]): string =>
  `задача № ${task.id} „${kindOf(task, kinds)}“`
