import { useReducer, useState } from 'react'
import { today as presentDay } from '../../../dates/clock.ts'
import type { Fault } from '../../../transport/fault.ts'
import type { Task } from '../state.ts'
import { changedDraft, type DraftChange } from './draftChange.ts'
import { fieldErrors, listedErrors, noneTold, type TaskField, type Told, toldBy } from './draftErrors.ts'
import { draftOf, emptyDraft, type TaskDraft } from './taskDraft.ts'

/** How often the form was sent, and with whom: an assignee who came later is not reproached yet. */
type Asked = { times: number; keys: ReadonlySet<string> }
type State = { draft: TaskDraft; isDirty: boolean }
type ToldBy = { by: TaskDraft | null; told: Told }

const step = ({ draft, isDirty }: State, change: DraftChange): State => ({
  draft: changedDraft(draft, change),
  // An end that the server computed again is no change of the person's.
  isDirty: isDirty || change.kind !== 'row' || Object.keys(change.fields).some((name) => !name.startsWith('end')),
})

/** What the server said of a field holds until the field, or the assignee, is changed. */
const stillTold = ({ by, told }: ToldBy, draft: TaskDraft): Told => {
  if (by === null) return noneTold
  const same: Record<TaskField, boolean> = {
    taskType: by.typeId === draft.typeId,
    taskPriority: by.priorityId === draft.priorityId,
    taskAssignees: by.assignees.length === draft.assignees.length,
    conjunction: by.conjunctionId === draft.conjunctionId,
    possibleResult: by.possibleResultId === draft.possibleResultId,
  }
  const untouched = new Set(draft.assignees.filter((row) => by.assignees.includes(row)).map(({ key }) => key))
  return {
    fields: Object.fromEntries(Object.entries(told.fields).filter(([field]) => same[field as TaskField])),
    rows: Object.fromEntries(Object.entries(told.rows).filter(([key]) => untouched.has(key))),
  }
}

/**
 * The state of the task form: what is typed, what is wrong with it. `check` begins a sending and answers whether there
 * is nothing to mend; `tell` puts a refusal of the server at its fields. A task that is given is the one to change.
 */
export const useTaskForm = (task: Task | null, isMain: boolean) => {
  const [{ draft, isDirty }, change] = useReducer(step, task, (from) => ({
    draft: from ? draftOf(from) : emptyDraft,
    isDirty: false,
  }))
  const [today] = useState(presentDay)
  const [asked, setAsked] = useState<Asked>({ times: 0, keys: new Set() })
  const [told, setTold] = useState<ToldBy>({ by: null, told: noneTold })
  const isAsked = asked.times > 0
  return {
    draft,
    /** The task that is changed; null of a new one. */
    task,
    isDirty,
    change,
    today,
    isMain,
    /** The assignees the form was sent with. */
    askedKeys: asked.keys,
    told: told.told,
    errors: { ...stillTold(told, draft).fields, ...(isAsked && fieldErrors(draft, isMain)) },
    toMend: isAsked ? listedErrors(draft, isMain, stillTold(told, draft), today, asked.keys) : [],
    /** Changes with every sending and every refusal: the key of the list of errors, which takes the focus. */
    round: `${asked.times} ${told.by ? 'told' : ''}`,
    check: (): boolean => {
      setTold({ by: null, told: noneTold })
      setAsked(({ times }) => ({ times: times + 1, keys: new Set(draft.assignees.map(({ key }) => key)) }))
      return listedErrors(draft, isMain, noneTold, today).length === 0
    },
    tell: (fault: Fault) => setTold({ by: draft, told: toldBy(fault, draft) }),
  }
}
export type TaskFormState = ReturnType<typeof useTaskForm>
