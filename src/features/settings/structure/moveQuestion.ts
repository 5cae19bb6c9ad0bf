import { type Structure, someNames } from '../../../rules/structure/structure.ts'
import type { StructureGoal } from '../../../rules/structure/structureMoves.ts'

const nameIn = (rows: readonly { id: number; name: string }[], id: number): string =>
  rows.find((row) => row.id === id)?.name ?? ''

const ofPosition = ({ id, parentId }: StructureGoal, { departments, positions, people }: Structure) => {
  const holders = people.filter((one) => one.isActive && one.positionId === id).map(({ name }) => name)
  const follow =
    holders.length === 0
      ? 'Длъжността е незаета.'
      : `С нея минават: ${someNames(holders)}. Отворените им задачи остават при тях, а неприключените им документи минават в новото звено.`
  return {
    title: 'Преместване на длъжност',
    body: `„${nameIn(positions, id)}“ ще бъде в „${nameIn(departments, parentId)}“.\n${follow}`,
  }
}

const ofPerson = ({ id, parentId }: StructureGoal, { departments, positions, people }: Structure) => {
  const position = positions.find((one) => one.id === parentId)
  const department = nameIn(departments, position?.departmentId ?? 0)
  const follow = 'Отворените задачи остават при служителя; неприключените му документи минават в звеното на длъжността.'
  return {
    title: 'Назначаване на длъжност',
    body: `${nameIn(people, id)} ще заема „${position?.name ?? ''}“ в „${department}“.\n${follow}`,
  }
}

/** What is asked before somebody or something goes elsewhere in the structure: what goes with it. */
export const moveQuestion = (
  goal: StructureGoal,
  structure: Structure,
): { title: string; body: string; yes: string } => {
  const yes = goal.kind === 'person' ? 'Назначи' : 'Премести'
  if (goal.kind === 'position') return { ...ofPosition(goal, structure), yes }
  if (goal.kind === 'person') return { ...ofPerson(goal, structure), yes }
  const { departments } = structure
  const body = `„${nameIn(departments, goal.id)}“ с всичко под него ще бъде в „${nameIn(departments, goal.parentId)}“.\nПравата и филтрите по звено следват новото място веднага.`
  return { title: 'Преместване на звено', body, yes }
}
