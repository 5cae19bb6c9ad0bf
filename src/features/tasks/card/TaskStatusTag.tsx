import { optionLabel } from '../../../contract/labels.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { partlyDone } from '../taskFacts.ts'
import type { Task } from '../taskState.ts'
import { taskStatusTone } from '../taskText.ts'

export const TaskStatusTag = ({ task }: { task: Task }) =>
  task.taskStatus && (
    <StatusTag tone={taskStatusTone(task.taskStatus.id)}>{partlyDone(task) || optionLabel(task.taskStatus)}</StatusTag>
  )
