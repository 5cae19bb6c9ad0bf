import { optionLabel } from '../../../contract/labels.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { Task } from '../state.ts'
import { partlyDone } from '../taskFacts.ts'
import { taskStatusTone } from '../taskWords.ts'

/** The status of a task; while some of its parts are done and others are not, how many. */
export const TaskStatusTag = ({ task }: { task: Task }) =>
  task.taskStatus && (
    <StatusTag tone={taskStatusTone(task.taskStatus.id)}>{partlyDone(task) || optionLabel(task.taskStatus)}</StatusTag>
  )
