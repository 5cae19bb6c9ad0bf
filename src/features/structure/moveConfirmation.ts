import { quotedName, type Structure, someNames } from '../../rules/structure/structure.ts'
import type { StructureGoal } from '../../rules/structure/structureMoves.ts'
import { withPreposition } from '../../rules/words/preposition.ts'

const nameIn = (rows: readonly { id: number; name: string }[], id: number): string =>
  quotedName(rows.find((row) => row.id === id)?.name ?? '')

const ofPosition = ({ id, parentId }: StructureGoal, { departments, positions, people }: Structure) => {
  const holders = people.filter((one) => one.isActive && one.positionId === id).map(({ name }) => name)
  const names = someNames(holders)
  const documents = 'документи минават в новото звено'
  const follow = [
    'Длъжността е незаета.',
    `С нея минава ${names}: отворените задачи остават при служителя, а неприключените му ${documents}.`,
  ]
  const followMany = `С нея минават ${names}: отворените задачи остават при тях, а неприключените им ${documents}.`
  return {
    title: 'Преместване на длъжност',
    body: `${nameIn(positions, id)} ще бъде ${withPreposition('в', nameIn(departments, parentId))}.\n${follow[holders.length] ?? followMany}`,
  }
}

const ofPerson = ({ id, parentId }: StructureGoal, { departments, positions, people }: Structure) => {
  const person = people.find((one) => one.id === id)
  const position = positions.find((one) => one.id === parentId)
  const department = nameIn(departments, position?.departmentId ?? 0)
  const follow = 'Отворените задачи остават при служителя; неприключените му документи минават в звеното на длъжността.'
  return {
    title: 'Назначаване на длъжност',
    body: `${person?.name ?? ''} ще заема ${quotedName(position?.name ?? '')} ${withPreposition('в', department)}.\n${follow}`,
  }
}

export const moveConfirmation = (
  goal: StructureGoal,
  structure: Structure,
): { title: string; body: string; yes: string } => {
  const yes = goal.kind === 'person' ? 'Назначи' : 'Премести'
  if (goal.kind === 'position') return { ...ofPosition(goal, structure), yes }
  if (goal.kind === 'person') return { ...ofPerson(goal, structure), yes }
  const { departments } = structure
  const body = `${nameIn(departments, goal.id)} с всичко под него ще бъде ${withPreposition('в', nameIn(departments, goal.parentId))}.\nПравата и филтрите по звено следват новото място веднага.`
  return { title: 'Преместване на звено', body, yes }
}
