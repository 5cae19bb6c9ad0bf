import * as v from 'valibot'
import { Option } from '../../../contract/shapes/base.ts'
import { TaskAssignee } from '../../../contract/tasks.ts'
import { readStoredAs } from '../../../screen-kit/storedForm.ts'
import type { Task } from '../taskState.ts'
import { type AssigneeDraft, draftOf, type TaskDraft } from './taskDraft.ts'

const text = v.string()
const id = v.nullable(v.number())
const { assigneePerson, assigneePosition } = TaskAssignee.entries

export const assigneeDraft: v.GenericSchema<unknown, AssigneeDraft> = v.object({
  key: text,
  id: v.number(),
  person: assigneePerson,
  position: assigneePosition,
  name: text,
  place: text,
  instruction: text,
  startDate: v.nullable(text),
  startedOn: v.nullable(text),
  quantity: id,
  unitId: id,
  endDate: v.nullable(text),
  endOf: v.nullable(text),
  done: v.nullable(TaskAssignee),
})
export const taskDraft: v.GenericSchema<unknown, TaskDraft> = v.object({
  typeId: id,
  priorityId: id,
  description: text,
  controller: v.nullable(Option),
  needsDocument: v.boolean(),
  conjunctionId: id,
  possibleResultId: id,
  mainKey: v.nullable(text),
  assignees: v.array(assigneeDraft),
})

export const readTask = readStoredAs(taskDraft)

export const contentOf = (task: Task | null): string => (task ? JSON.stringify(draftOf(task)) : '')

type About = { docGuid: string; parentTaskGuid: string | null; task: Task | null; typeId?: number | undefined }
/**
 * Returns the key under which the draft is stored: by task if one is edited, by document for a new one. A new request
 * for a decision has a draft of its own.
 */
export const draftName = ({ docGuid, parentTaskGuid, task, typeId }: About): string =>
  task?.guid ? `task/${task.guid}` : `task/new/${docGuid}/${parentTaskGuid ?? ''}${typeId ? `/${typeId}` : ''}`
