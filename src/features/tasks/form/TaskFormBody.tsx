import { AssigneesSection } from './AssigneesSection.tsx'
import { TaskFields } from './TaskFields.tsx'
import type { TaskFormState } from './useTaskForm.ts'

/** What the task is, and who does it. */
export const TaskFormBody = ({ form }: { form: TaskFormState }) => (
  <>
    <TaskFields draft={form.draft} isMain={form.isMain} errors={form.errors} change={form.change} />
    <AssigneesSection
      assignees={form.draft.assignees}
      mainKey={form.draft.mainKey}
      checkedKeys={form.checkedKeys}
      fromServer={form.fromServer}
      error={form.errors.taskAssignees}
      today={form.today}
      task={form.task}
      change={form.change}
    />
  </>
)
