import { expert, head, type ProcessStep } from '../../fixtures/processes/process.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { fullNameOf } from '../people/peopleNames.ts'
import { resolverOf } from '../tasks/resolvingTasks.ts'
import { workOn } from './caseEvents.ts'

/** Returns the names of the people with an open task on a case file; if no task is open, of all people who had one. */
const workersOn = (db: MockDatabase, root: DocumentRow): string[] => {
  const parts = workOn(db, root).flatMap(({ guid }) => db.taskAssignees.by('taskGuid', guid))
  const open = parts.filter(({ dateCompleted }) => dateCompleted === null)
  const people = new Set((open.length > 0 ? open : parts).map(({ personId }) => personId))
  return [...people].flatMap((id) => {
    const person = db.persons.get(id)
    return person ? [fullNameOf(person)] : []
  })
}

export const performerOf = (db: MockDatabase, root: DocumentRow, { performer }: ProcessStep): string => {
  const resolver = performer === head ? resolverOf(db, root) : undefined
  if (resolver) return fullNameOf(resolver)
  return (performer === expert && workersOn(db, root).join(', ')) || performer
}
