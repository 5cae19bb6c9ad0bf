import { useCallback, useMemo, useState } from 'react'
import { today as presentDay } from '../../../dates/clock.ts'
import type { TaskFieldName } from '../../../rules/tasks/taskFields.ts'
import type { Refused } from '../../../screen-kit/form/formState.ts'
import { type StoredExtra, useRecordForm } from '../../../screen-kit/record-form/useRecordForm.ts'
import type { Task } from '../taskState.ts'
import { changedDraft, type DraftChange, withUsualParts } from './draftChange.ts'
import { fieldErrors, listedErrors, noServerErrors, type ServerErrors, serverErrorsOf } from './draftErrors.ts'
import { readTask } from './storedTask.ts'
import { draftFields, draftOf, emptyDraft, isSameTask, type TaskDraft } from './taskDraft.ts'

/** Returns the server's errors that still apply. An error is shown until its field or assignee changes. */
export const remainingServerErrors = (draft: TaskDraft, refused: Refused<TaskDraft> | null): ServerErrors => {
  if (refused === null) return noServerErrors
  const { values: by, fault } = refused
  const fromServer = serverErrorsOf(fault, by)
  const isSame = (field: TaskFieldName): boolean =>
    field === 'taskAssignees'
      ? by.assignees.length === draft.assignees.length
      : by[draftFields[field]] === draft[draftFields[field]]
  const untouched = new Set(draft.assignees.filter((row) => by.assignees.includes(row)).map(({ key }) => key))
  return {
    fields: Object.fromEntries(Object.entries(fromServer.fields).filter(([field]) => isSame(field as TaskFieldName))),
    rows: Object.fromEntries(Object.entries(fromServer.rows).filter(([key]) => untouched.has(key))),
  }
}

export const keysOf = (draft: TaskDraft | null): ReadonlySet<string> => new Set(draft?.assignees.map(({ key }) => key))

type Options = {
  task: Task | null
  typeId?: number | undefined
  isMain: boolean
  draft: string
  extra?: StoredExtra
  onDone: (task: Task) => void
}

export const useTaskForm = ({ task, typeId, isMain, draft: name, extra, onDone }: Options) => {
  const [start] = useState(() => (task ? draftOf(task) : { ...emptyDraft, ...(typeId !== undefined && { typeId }) }))
  const [today] = useState(presentDay)
  const form = useRecordForm<TaskDraft, Task>({
    name: 'task',
    draft: name,
    start,
    read: readTask,
    ...(extra && { extra }),
    isDirty: (base, draft) => !isSameTask(base, draft),
    errors: () => ({}),
    labelOf: () => 'Задача',
    rows: (draft, submitted, refused) =>
      submitted === null && refused === null
        ? []
        : listedErrors(
            draft,
            isMain,
            remainingServerErrors(draft, refused),
            today,
            submitted ? keysOf(submitted) : undefined,
          ),
    onDone,
  })
  const { values: draft, update, submittedValues } = form
  const change = useCallback(
    (next: DraftChange) => update((before) => withUsualParts(before, changedDraft(before, next))),
    [update],
  )
  const { refused } = form
  const fromServer = useMemo(() => remainingServerErrors(draft, refused), [draft, refused])
  const checkedKeys = useMemo(() => keysOf(submittedValues), [submittedValues])
  return {
    ...form,
    draft,
    change,
    task,
    today,
    isMain,
    /** The keys of the assignees at the last submit. Assignees added later show no errors until the next one. */
    checkedKeys,
    fromServer,
    errors: { ...fromServer.fields, ...(submittedValues && fieldErrors(draft, isMain)) },
  }
}
export type TaskFormState = ReturnType<typeof useTaskForm>
