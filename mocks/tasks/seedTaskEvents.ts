import { taskResultTypes } from '../../fixtures/nomenclatures.ts'
import type { EventsOf, SeededEvent } from '../documents/seedEvents.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'

const resultNames = new Map<number, string>(taskResultTypes.map(({ id, name }) => [id, name]))

/** Returns the events of the tasks of each document: assigned, and completed by each assignee. */
export const eventsOfTasks = (
  tables: () => { tasks: readonly TaskRow[]; assignees: readonly TaskAssigneeRow[] },
): EventsOf => {
  let known: Map<string, SeededEvent[]> | undefined
  const made = (): Map<string, SeededEvent[]> => {
    const { tasks, assignees } = tables()
    const events = new Map<string, SeededEvent[]>()
    const add = (documentGuid: string, event: SeededEvent): void => {
      const some = events.get(documentGuid)
      if (some) some.push(event)
      else events.set(documentGuid, [event])
    }
    for (const { documentGuid, dateCreated, assignerPersonId, description } of tasks)
      add(documentGuid, { kind: 'assigned', at: dateCreated, personId: assignerPersonId, task: description })
    for (const one of assignees)
      if (one.dateCompleted !== null)
        add(one.documentGuid, {
          ...{ kind: 'executed', at: one.dateCompleted, personId: one.completedByPersonId, task: one.instruction },
          ...{ result: resultNames.get(one.resultTypeId ?? 0) ?? null, comment: one.resultComment },
        })
    return events
  }
  return (documentGuid) => {
    known ??= made()
    return known.get(documentGuid) ?? []
  }
}
