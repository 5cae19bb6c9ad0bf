import { expert, head, type ProcessStep } from '../../fixtures/processes/process.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { World } from '../engine/world.ts'
import { fullNameOf } from '../people/names.ts'
import { resolverOf } from '../tasks/resolving.ts'
import { workOn } from './caseEvents.ts'

/** Returns the names of the people with an open task, otherwise of all who had a task. */
const workersOn = (world: World, root: DocumentRow): string[] => {
  const parts = workOn(world, root).flatMap(({ guid }) => world.taskAssignees.by('taskGuid', guid))
  const open = parts.filter(({ dateCompleted }) => dateCompleted === null)
  const people = new Set((open.length > 0 ? open : parts).map(({ personId }) => personId))
  return [...people].flatMap((id) => {
    const person = world.persons.get(id)
    return person ? [fullNameOf(person)] : []
  })
}

/** Returns the performer of an unfinished step: the names of the people if known, otherwise the text of the process. */
export const performerOf = (world: World, root: DocumentRow, { performer }: ProcessStep): string => {
  const resolver = performer === head ? resolverOf(world, root) : undefined
  if (resolver) return fullNameOf(resolver)
  return (performer === expert && workersOn(world, root).join(', ')) || performer
}
