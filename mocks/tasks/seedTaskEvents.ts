import { taskResultTypes } from '../../fixtures/nomenclatures.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskStatus } from '../../src/contract/taskKinds.ts'
import type { EventsOf, SeededEvent } from '../documents/seedEvents.ts'
import { ALL_DONE } from '../documents/seedMoves.ts'
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
    const lastParts = new Map(assignees.map((one) => [`${one.taskGuid} ${one.dateCompleted}`, one]))
    for (const { guid, resolutionGuid, statusId, dateCompleted } of tasks)
      if (resolutionGuid !== null && dateCompleted !== null && statusId !== TaskStatus.WITHDRAWN)
        add(resolutionGuid, {
          ...{ kind: 'moved', at: dateCompleted, reason: ALL_DONE },
          ...{ from: DocumentStatus.IN_PROGRESS, to: DocumentStatus.COMPLETED },
          personId: lastParts.get(`${guid} ${dateCompleted}`)?.completedByPersonId ?? null,
        })
    return events
  }
  return (documentGuid) => {
    known ??= made()
    return known.get(documentGuid) ?? []
  }
}
