import type * as v from 'valibot'
import type { TaskAssignee } from '../../src/contract/tasks.ts'
import type { Performer } from '../../src/rules/tasks/performers.ts'
import type { PartFacts, TaskFacts, Who } from '../../src/rules/tasks/taskFacts.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf, personOption } from '../people/peopleNames.ts'
import { rolesOfPerson } from '../people/workAccess.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'
import { partsOf, statusOption } from './taskViews.ts'

export const whoOf = ({ person, isAdministrator }: Caller): Who => ({ personId: person.id, isAdministrator })

export const partFactsOf = (db: MockDatabase, row: TaskAssigneeRow): PartFacts => {
  const person = db.persons.get(row.personId)
  return {
    id: row.id,
    personId: row.personId,
    name: person ? fullNameOf(person) : '',
    dateCompleted: row.dateCompleted,
    resultId: row.resultTypeId,
  }
}

export const factsOfTaskRow = (db: MockDatabase, row: TaskRow): TaskFacts => ({
  number: String(row.id),
  status: statusOption(row),
  assigner: personOption(db, row.assignerPersonId) ?? undefined,
  condition: { conjunctionId: row.conjunctionTypeId, resultId: row.possibleResultTypeId },
  parts: partsOf(db, row).map((part) => partFactsOf(db, part)),
})

export const performerOf = (
  db: MockDatabase,
  { assigneePerson, assigneePosition }: v.InferOutput<typeof TaskAssignee>,
): Performer | null => {
  const person = db.persons.get(assigneePerson?.id)
  const position = db.positions.get(assigneePosition?.id)
  if (assigneePerson ? !person : !position) return null
  const holders = position ? db.persons.by('positionId', position.id).filter(({ isActive }) => isActive) : []
  const doer = person ?? holders[0]
  return {
    name: person ? fullNameOf(person) : (position?.name ?? ''),
    personId: person?.id ?? null,
    positionId: position?.id ?? null,
    holderIds: holders.map(({ id }) => id),
    isActive: person?.isActive,
    access: doer && { name: fullNameOf(doer), roles: rolesOfPerson(db, doer.id) },
  }
}
