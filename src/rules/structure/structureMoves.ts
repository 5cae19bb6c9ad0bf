import { isInItself } from '../registers/nestRecords.ts'
import { capitalised } from '../words/agreement.ts'
import { foldText } from '../words/foldText.ts'
import { withPreposition } from '../words/preposition.ts'
import { quotedName, type Structure } from './structure.ts'

export type StructureItem = { kind: 'department' | 'position' | 'person'; id: number }
type SiblingTarget = { id: number; place: 'before' | 'after' }
/**
 * Where a department, position or person is to be moved. `nextTo`: the neighbour there; without it the moved one
 * becomes the last.
 */
export type StructureGoal = StructureItem & { parentId: number; nextTo?: SiblingTarget }

export const siblingsOf = (
  { kind }: StructureItem,
  parentId: number | null,
  { departments, positions }: Structure,
): number[] =>
  (kind === 'department'
    ? departments.filter((one) => one.parentId === parentId)
    : positions.filter((one) => one.departmentId === parentId)
  ).map(({ id }) => id)

export const parentOf = ({ kind, id }: StructureItem, { departments, positions, people }: Structure): number | null => {
  if (kind === 'department') return departments.find((one) => one.id === id)?.parentId ?? null
  if (kind === 'position') return positions.find((one) => one.id === id)?.departmentId ?? null
  return people.find((one) => one.id === id)?.positionId ?? null
}

/**
 * True if the department, position or person may have this parent. Refused are cycles, an active one under an inactive
 * one, and any move of the root.
 */
export const mayLieIn = ({ kind, id, parentId }: StructureGoal, structure: Structure): boolean => {
  const { departments, positions, people } = structure
  if (kind === 'person') {
    const position = positions.find((one) => one.id === parentId)
    return position?.isActive === true && people.some((one) => one.id === id && one.isActive)
  }
  const parent = departments.find((one) => one.id === parentId)
  const moved = (kind === 'department' ? departments : positions).find((one) => one.id === id)
  if (!parent || !moved || (moved.isActive && !parent.isActive)) return false
  return (
    kind === 'position' || (parentOf({ kind, id }, structure) !== null && !isInItself({ id, parentId }, departments))
  )
}

/** Returns an error if the department would have two positions with the same name; otherwise null. */
export const moveProblem = (
  { kind, id, parentId }: StructureGoal,
  { departments, positions }: Structure,
): string | null => {
  const moved = kind === 'position' ? positions.find((one) => one.id === id) : undefined
  const name = foldText(moved?.name ?? '')
  const isTaken = positions.some((one) => one.departmentId === parentId && one.id !== id && foldText(one.name) === name)
  if (!moved || !isTaken) return null
  const department = departments.find((one) => one.id === parentId)?.name ?? ''
  return `${capitalised(withPreposition('в', quotedName(department)))} вече има длъжност ${quotedName(moved.name)}. Преименувайте едната или преместете само служителите.`
}

const goalOf = (
  item: StructureItem,
  target: StructureItem,
  place: 'before' | 'into' | 'after',
  structure: Structure,
): StructureGoal | null => {
  if (place === 'into') {
    const takes = item.kind === 'person' ? 'position' : 'department'
    const isThere = parentOf(item, structure) === target.id
    return target.kind === takes && !isThere ? { ...item, parentId: target.id } : null
  }
  const parentId = parentOf(target, structure)
  if (item.kind === 'person' || target.kind !== item.kind || target.id === item.id || parentId === null) return null
  return { ...item, parentId, nextTo: { id: target.id, place } }
}

/** Returns where the dropped department, position or person would be moved; null if the move is not allowed. */
export const goalOfDrop = (
  item: StructureItem,
  target: StructureItem,
  place: 'before' | 'into' | 'after',
  structure: Structure,
): StructureGoal | null => {
  const goal = goalOf(item, target, place, structure)
  return goal && mayLieIn(goal, structure) ? goal : null
}

export const orderFor = ({ id, nextTo }: StructureGoal, siblings: readonly number[]): number[] => {
  const others = siblings.filter((one) => one !== id)
  const at = nextTo ? others.indexOf(nextTo.id) : -1
  if (!nextTo || at < 0) return [...others, id]
  return others.toSpliced(nextTo.place === 'before' ? at : at + 1, 0, id)
}

export const isReached = (goal: StructureGoal, structure: Structure): boolean => {
  if (parentOf(goal, structure) !== goal.parentId) return false
  if (!goal.nextTo) return true
  const now = siblingsOf(goal, goal.parentId, structure)
  return orderFor(goal, now).every((id, at) => id === now[at])
}
