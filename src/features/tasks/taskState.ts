import { type Atom, atom, type Getter } from 'jotai'
import type * as v from 'valibot'
import { documents } from '../../contract/documents.ts'
import {
  type TaskAssignee,
  type TaskFilter,
  type TaskRow,
  type Task as TaskShape,
  tasks,
} from '../../contract/tasks.ts'
import { seenListAtom } from '../../screen-kit/list/useListContext.ts'
import { queryAtomFamily } from '../../state/queryAtomFamily.ts'
import { queryOf } from '../../transport/query.ts'

export type Task = v.InferOutput<typeof TaskShape>
export type Assignee = v.InferOutput<typeof TaskAssignee>
export type TaskLine = v.InferOutput<typeof TaskRow>
export type TaskFilterBody = v.InferOutput<typeof TaskFilter>

export const taskAtom = queryAtomFamily((taskGuid: string) => queryOf(tasks.getTask, { query: { taskGuid } }))
const noTaskAtom: Atom<{ data?: Task; isLoading: false }> = atom({ isLoading: false })
export const answeredTaskAtom = (taskGuid: string | null): Atom<{ data?: Task | undefined; isLoading: boolean }> =>
  taskGuid === null ? noTaskAtom : taskAtom(taskGuid)
export const beforeAtom = (parentTaskGuid: string | null): Atom<{ data?: Task | undefined }> =>
  parentTaskGuid === null ? noTaskAtom : taskAtom(parentTaskGuid)
export const documentTasksAtom = queryAtomFamily((docGuid: string) =>
  queryOf(tasks.getDocumentTasks, { query: { docGuid } }),
)
const isKnown = (_get: Getter, docGuid: string): boolean => docGuid !== ''
export const taskDocumentAtom = queryAtomFamily(
  (docGuid: string) => queryOf(documents.getDocument, { query: { docGuid } }),
  isKnown,
)
export const taskRightsAtom = queryAtomFamily(
  (docGuid: string) => queryOf(documents.getCurrentUserDocumentPermissions, { query: { docGuid } }),
  isKnown,
)

/** The list from which a task was opened, for the back link and the previous and next task. The keys are GUIDs. */
export const seenTasksAtom = seenListAtom<string>()
