import { AssigneesSection } from './AssigneesSection.tsx'
import { TaskFields } from './TaskFields.tsx'
import type { TaskFormState } from './useTaskForm.ts'

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
