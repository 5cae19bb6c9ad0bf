import type * as v from 'valibot'
import type { PositionRecord as Shape } from '../../contract/shapes/people.ts'
import { nameProblem } from '../registers/registerRules.ts'
import { errorsOf, type FieldErrors, requiredMessage } from '../requiredFields.ts'
import { allowed, type RuleResult, refusalText, refused } from '../ruleResult.ts'
import { workAccessProblem } from '../tasks/workAccess.ts'
import { listed, pluralise } from '../words/pluralise.ts'
import { type Structure, someNames } from './structure.ts'

export type Position = v.InferOutput<typeof Shape> & { personIds: number[] }

const vacate = 'Назначете го на друга длъжност или го освободете.'
const vacateAll = 'Назначете ги на друга длъжност или ги освободете.'

export const mayDeactivatePosition = (holders: readonly string[]): RuleResult =>
  holders.length === 0
    ? allowed
    : refused(
        'Длъжността не може да бъде неактивна.',
        `Длъжността се заема от ${someNames(holders)}.`,
        holders.length === 1 ? vacate : vacateAll,
      )

const departmentProblem = ({ departmentId, isActive }: Position, { departments }: Structure): string | null => {
  if (departmentId === null) return requiredMessage
  const department = departments.find(({ id }) => id === departmentId)
  if (!department) return 'Това звено вече не съществува.'
  return isActive && !department.isActive ? 'Звеното е неактивно.' : null
}

const peopleProblem = ({ id, personIds }: Position, { people }: Structure): string | null => {
  const idle = people.filter((person) => personIds.includes(person.id) && !person.isActive && person.positionId !== id)
  return idle.length === 0 ? null : `Вече не работи тук: ${someNames(idle.map(({ name }) => name))}.`
}

/** Returns an error if a new head may not open documents, because the head receives the documents of the department. */
const headProblem = ({ id, isHead, personIds }: Position, { people }: Structure, wasHead: boolean): string | null => {
  if (!isHead) return null
  const fresh = people.filter((one) => personIds.includes(one.id) && (!wasHead || one.positionId !== id))
  return fresh.map(({ name, roles }) => workAccessProblem('documents', name, roles)).find((one) => one !== null) ?? null
}

const namesOf = (ids: readonly number[], { people }: Structure): string[] => [
  ...new Set(people.filter(({ id, isActive }) => isActive && ids.includes(id)).map(({ name }) => name)),
]

/**
 * Returns the errors of a position; `id` 0 means a new position. `wasHead` is true if it was already the head position
 * before the change.
 */
export const positionErrors = (
  record: Position,
  structure: Structure,
  wasHead = false,
): FieldErrors<keyof Position> => {
  const { id, positionName: name, departmentId, staffCount, isActive, personIds } = record
  const neighbours = structure.positions.filter((one) => one.departmentId === departmentId)
  const closing = isActive ? allowed : mayDeactivatePosition(namesOf(personIds, structure))
  return errorsOf<keyof Position>({
    positionName: nameProblem<{ id: number; name: string }>({ id, name }, neighbours, 'длъжност в това звено'),
    departmentId: departmentProblem(record, structure),
    staffCount: staffCount === null || staffCount < 1 ? 'Поне една щатна бройка.' : null,
    personIds: peopleProblem(record, structure) ?? headProblem(record, structure, wasHead),
    isActive: closing.allowed ? null : refusalText({ ...closing.refusal, title: '' }),
  })
}

/** The users and tasks that prevent the deactivation of a person. */
export type StillHere = { userNames: readonly string[]; openTasks: number }

export const mayDeactivatePerson = ({ userNames, openTasks }: StillHere): RuleResult => {
  const title = 'Служителят не може да бъде неактивен.'
  if (openTasks > 0)
    return refused(title, `Има ${pluralise(openTasks, 'openTask')}.`, 'Първо ги възложете на друг служител.')
  return userNames.length === 0
    ? allowed
    : refused(title, `Още може да влиза като ${listed(userNames)}.`, 'Първо направете неактивен потребителя му.')
}
