import { AssigneesSection } from './AssigneesSection.tsx'
import { TaskFields } from './TaskFields.tsx'
import type { TaskFormState } from './useTaskForm.ts'

/** The fields and the assignees of a task. For a request the kind is known, so the assignees come first. */
export const TaskFormBody = ({ form, peopleFirst = false }: { form: TaskFormState; peopleFirst?: boolean }) => {
  const fields = <TaskFields draft={form.draft} isMain={form.isMain} errors={form.errors} change={form.change} />
  return (
    <>
      {!peopleFirst && fields}
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
      {peopleFirst && fields}
    </>
  )
}
