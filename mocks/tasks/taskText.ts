import { taskTypes } from '../../fixtures/nomenclatures.ts'
import type { TaskRow } from './rows.ts'

type Named = Pick<TaskRow, 'id' | 'typeId'>

/** „За изпълнение“: the kind of a task in words. */
export const kindOf = ({ typeId }: Named): string => taskTypes.find(({ id }) => id === typeId)?.name ?? 'Задача'
/** „задача № 12 „За изпълнение““: how a notification calls a task. */
export const nameOfTask = (task: Named): string => `задача № ${task.id} „${kindOf(task)}“`
