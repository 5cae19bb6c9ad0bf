import * as v from 'valibot'
import { DeadlineUnit } from '../../contract/enumerations.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { placeText, type ResolutionText } from '../../rules/documents/resolutionTexts.ts'
import { readStoredAs } from '../../screen-kit/storedForm.ts'
import {
  type AssigneeDraft,
  assigneeDraft,
  changedDraft,
  type DraftChange,
  emptyDraft,
  isSameRow,
  isSameTask,
  newAssignee,
  type TaskDraft,
  taskDraft,
} from '../tasks/form/public.ts'

/**
 * The draft of a resolution. Its text is stored as the description of `task`. `common`: the instruction and term of
 * each assignee who has none of their own.
 */
export type ResolutionDraft = { task: TaskDraft; common: AssigneeDraft }

export type ResolutionChange =
  | DraftChange
  /**
   * The user typed a text. `ready`: the ready-made text equal to it, which sets the task type and, if none is set, the
   * term.
   */
  | { kind: 'text'; text: string; ready?: ResolutionText | undefined }
  | { kind: 'term'; fields: Partial<AssigneeDraft> }
  /** The user chose a ready-made text. It is inserted at the caret and sets the task type and the term. */
  | { kind: 'ready'; ready: ResolutionText; at: { from: number; to: number }; known: readonly string[] }

export const readResolution: (stored: unknown) => ResolutionDraft | undefined = readStoredAs(
  v.object({ task: taskDraft, common: assigneeDraft }),
)

const commonAssignee = { person: null, position: null, name: 'за всички', place: '' }

export const newResolution = (today: CivilDate): ResolutionDraft => ({
  task: emptyDraft,
  common: { ...newAssignee(commonAssignee, today), key: 'common', unitId: DeadlineUnit.WORKING_DAYS },
})

const termOf = ({ startDate, quantity, unitId, endDate, endOf }: AssigneeDraft) => ({
  startDate,
  quantity,
  unitId,
  endDate,
  endOf,
})
const sameTerm = (a: AssigneeDraft, b: AssigneeDraft): boolean =>
  a.startDate === b.startDate && a.quantity === b.quantity && a.unitId === b.unitId

export const followersOfCommon = ({ task, common }: ResolutionDraft): ReadonlySet<string> =>
  new Set(
    task.assignees
      .filter((row) => row.instruction === task.description && sameTerm(row, common) && row.done === null)
      .map(({ key }) => key),
  )

const withText = (draft: ResolutionDraft, text: string): ResolutionDraft => {
  const before = draft.task.description
  const assignees = draft.task.assignees.map((row) =>
    row.instruction === before && row.instruction !== text ? { ...row, instruction: text } : row,
  )
  return { ...draft, task: { ...draft.task, description: text, assignees } }
}

const withTerm = (draft: ResolutionDraft, fields: Partial<AssigneeDraft>): ResolutionDraft => {
  const common = { ...draft.common, ...fields }
  const assignees = draft.task.assignees.map((row) =>
    sameTerm(row, draft.common) ? { ...row, ...termOf(common) } : row,
  )
  return { common, task: { ...draft.task, assignees } }
}

const withReady = (draft: ResolutionDraft, ready: ResolutionText | undefined, takesTerm: boolean): ResolutionDraft => {
  if (ready === undefined) return draft
  const { taskTypeId, quantity, unitId } = ready
  const typed = taskTypeId === null ? draft : { ...draft, task: { ...draft.task, typeId: taskTypeId } }
  return !takesTerm || quantity === null || unitId === null ? typed : withTerm(typed, { quantity, unitId })
}

export const changedResolution = (draft: ResolutionDraft, change: ResolutionChange): ResolutionDraft => {
  switch (change.kind) {
    case 'text':
      return withReady(withText(draft, change.text), change.ready, draft.common.quantity === null)
    case 'term':
      return withTerm(draft, change.fields)
    case 'ready': {
      const placed = placeText(draft.task.description, change.ready.text, change.at, change.known)
      return withReady(withText(draft, placed), change.ready, true)
    }
    case 'add': {
      const own = { ...termOf(draft.common), instruction: draft.task.description }
      const rows = change.rows.map((row) => ({ ...row, ...own }))
      return { ...draft, task: changedDraft(draft.task, { kind: 'add', rows }) }
    }
    default:
      return { ...draft, task: changedDraft(draft.task, change) }
  }
}

export const isSameResolution = (a: ResolutionDraft, b: ResolutionDraft): boolean =>
  isSameTask(a.task, b.task) && isSameRow(a.common, b.common)
