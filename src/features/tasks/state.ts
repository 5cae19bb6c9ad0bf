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
import { seenListAtom } from '../../screen-kit/list/useSeenList.ts'
import { perRecord } from '../../state/perRecord.ts'
import { pushed } from '../../state/pushed.ts'
import { forgetAtom } from '../../state/queryClient.ts'
import { queryOf } from '../../transport/query.ts'

export type Task = v.InferOutput<typeof TaskShape>
export type Assignee = v.InferOutput<typeof TaskAssignee>
export type TaskLine = v.InferOutput<typeof TaskRow>
export type TaskFilterBody = v.InferOutput<typeof TaskFilter>

/** One task, as its page, its form and its result dialog show it. */
export const taskAtom = perRecord((taskGuid: string) => queryOf(tasks.getTask, { query: { taskGuid } }))
const noTaskAtom: Atom<{ data?: Task; isLoading: false }> = atom({ isLoading: false })
/** The task that a document is written for; none for one that is written for none. */
export const answeredTaskAtom = (taskGuid: string | null): Atom<{ data?: Task | undefined; isLoading: boolean }> =>
  taskGuid === null ? noTaskAtom : taskAtom(taskGuid)
/** The task that another one goes on after; none for a task that goes on after nothing. */
export const beforeAtom = (parentTaskGuid: string | null): Atom<{ data?: Task | undefined }> =>
  parentTaskGuid === null ? noTaskAtom : taskAtom(parentTaskGuid)
/** All tasks of a document. */
export const documentTasksAtom = perRecord((docGuid: string) => queryOf(tasks.getDocumentTasks, { query: { docGuid } }))
/** A task that does not say on which document it is has '' there. */
const isKnown = (_get: Getter, docGuid: string): boolean => docGuid !== ''
/** The document a task is about; nothing is asked when it is not known. */
export const taskDocumentAtom = perRecord(
  (docGuid: string) => queryOf(documents.getDocument, { query: { docGuid } }),
  isKnown,
)
/** What I may do with that document, and who else may. */
export const taskRightsAtom = perRecord(
  (docGuid: string) => queryOf(documents.getCurrentUserDocumentPermissions, { query: { docGuid } }),
  isKnown,
)

/** The list of tasks a task was opened from: the way back, and its neighbours; the keys are GUIDs. */
export const seenTasksAtom = seenListAtom<string>()

/** After a write on a task: it, the lists of tasks, and everything that tells about its document is asked again. */
export const taskChangedAtom = atom(null, (_get, set) => set(forgetAtom, ...pushed.DocumentChanged))
