import type * as v from 'valibot'
import type { TaskAssignee } from '../../src/contract/tasks.ts'
import type { Performer } from '../../src/rules/tasks/performers.ts'
import type { PartFacts, TaskFacts, Who } from '../../src/rules/tasks/taskFacts.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { fullNameOf, personOption } from '../people/names.ts'
import { rolesOfPerson } from '../people/workAccess.ts'
import type { TaskAssigneeRow, TaskRow } from './rows.ts'
import { partsOf, statusOption } from './views.ts'

export const whoOf = ({ person, isAdministrator }: Caller): Who => ({ personId: person.id, isAdministrator })

export const partFactsOf = (world: World, row: TaskAssigneeRow): PartFacts => {
  const person = world.persons.get(row.personId)
  return {
    id: row.id,
    personId: row.personId,
    name: person ? fullNameOf(person) : '',
    dateCompleted: row.dateCompleted,
    resultId: row.resultTypeId,
  }
}

export const factsOfTaskRow = (world: World, row: TaskRow): TaskFacts => ({
  number: String(row.id),
  status: statusOption(row),
  assigner: personOption(world, row.assignerPersonId) ?? undefined,
  condition: { conjunctionId: row.conjunctionTypeId, resultId: row.possibleResultTypeId },
  parts: partsOf(world, row).map((part) => partFactsOf(world, part)),
})

export const performerOf = (
  world: World,
  { assigneePerson, assigneePosition }: v.InferOutput<typeof TaskAssignee>,
): Performer | null => {
  const person = world.persons.get(assigneePerson?.id)
  const position = world.positions.get(assigneePosition?.id)
  if (assigneePerson ? !person : !position) return null
  const holders = position ? world.persons.by('positionId', position.id).filter(({ isActive }) => isActive) : []
  const doer = person ?? holders[0]
  return {
    name: person ? fullNameOf(person) : (position?.name ?? ''),
    personId: person?.id ?? null,
    positionId: position?.id ?? null,
    holderIds: holders.map(({ id }) => id),
    isActive: person?.isActive,
    access: doer && { name: fullNameOf(doer), roles: rolesOfPerson(world, doer.id) },
  }
}
