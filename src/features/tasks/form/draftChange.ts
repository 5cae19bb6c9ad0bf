import { isUsualPart, usualPart } from '../../../rules/tasks/defaultAssigneeValues.ts'
import type { AssigneeDraft, TaskDraft } from './taskDraft.ts'

export type DraftChange =
  | { kind: 'set'; fields: Partial<Omit<TaskDraft, 'assignees' | 'mainKey'>> }
  | { kind: 'add'; rows: readonly AssigneeDraft[] }
  | { kind: 'row'; key: string; fields: Partial<AssigneeDraft> }
  | { kind: 'main'; key: string }
  | { kind: 'remove'; keys: readonly string[] }
  | { kind: 'copy'; key: string }

export const changedDraft = (draft: TaskDraft, change: DraftChange): TaskDraft => {
  switch (change.kind) {
    case 'set':
      return { ...draft, ...change.fields }
    case 'add':
      return {
        ...draft,
        assignees: [...draft.assignees, ...change.rows],
        mainKey: draft.mainKey ?? change.rows[0]?.key ?? null,
      }
    case 'row':
      return {
        ...draft,
        assignees: draft.assignees.map((one) => (one.key === change.key ? { ...one, ...change.fields } : one)),
      }
    case 'main':
      return { ...draft, mainKey: change.key }
    case 'remove': {
      const assignees = draft.assignees.filter(({ key }) => !change.keys.includes(key))
      const isMainLeft = assignees.some(({ key }) => key === draft.mainKey)
      return { ...draft, assignees, mainKey: isMainLeft ? draft.mainKey : (assignees[0]?.key ?? null) }
    }
    case 'copy': {
      const from = draft.assignees.find(({ key }) => key === change.key)
      if (!from) return draft
      const { instruction, startDate, quantity, unitId, endDate, endOf } = from
      const copied = { instruction, startDate, quantity, unitId, endDate, endOf }
      return {
        ...draft,
        assignees: draft.assignees.map((one) => (one === from || one.done ? one : { ...one, ...copied })),
      }
    }
  }
}

/**
 * Returns the changed draft in which new assignees, and assignees without input, have the defaults of the task type.
 */
export const withUsualParts = (before: TaskDraft, after: TaskDraft): TaskDraft => {
  if (before.assignees === after.assignees && before.typeId === after.typeId) return after
  const known = new Set(before.assignees.map(({ key }) => key))
  const begun = (row: AssigneeDraft): AssigneeDraft => {
    const beganAs = known.has(row.key) ? before.typeId : null
    if (row.id !== 0 || !isUsualPart(row, beganAs) || isUsualPart(row, after.typeId)) return row
    return { ...row, ...usualPart(after.typeId), endDate: null, endOf: null }
  }
  return { ...after, assignees: after.assignees.map(begun) }
}
