import type { DeadlineUnit } from '../../src/contract/enumerations.ts'
import { endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import { doerOf } from '../../src/rules/tasks/performers.ts'
import { latestEnd } from '../../src/rules/tasks/taskFacts.ts'
import { listed } from '../../src/rules/words/pluralise.ts'
import { assertFound, refuseGone, refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { firstAndLastNameOf } from '../people/peopleNames.ts'
import { calendarOf } from '../settings/calendar.ts'
import type { GivenTask } from './checkTask.ts'
import { newPart, notifyOfTask } from './newTask.ts'
import { performerOf } from './taskFacts.ts'
import type { TaskAssigneeRow, TaskRow } from './taskRows.ts'

type GivenAssignee = GivenTask['taskAssignees'][number]

const doerIn = (db: MockDatabase, given: GivenAssignee): number => {
  const performer = performerOf(db, given)
  return (performer && doerOf(performer)) ?? refuseGone('Изпълнителят')
}

const assigneeRow = (
  db: MockDatabase,
  task: TaskRow,
  given: GivenAssignee,
  known: TaskAssigneeRow | undefined,
  isMain: boolean,
): TaskAssigneeRow => {
  const personId = doerIn(db, given)
  const quantity = given.deadline.quantity ?? 0
  const unitId = given.deadline.deadlineUnitOfMeasure?.id ?? 1
  const { startDate } = given.deadline
  // A changed term gets a new deadline. If the term is unchanged, the deadline is kept, because a suspension may have
  // moved it.
  const isSameTerm = known?.startDate === startDate && known.quantity === quantity && known.unitId === unitId
  return newPart(db, task, {
    ...known,
    positionId: given.assigneePosition?.id ?? assertFound(db.persons.get(personId), 'Служителят').positionId,
    personId,
    isMain,
    instruction: given.instruction.trim(),
    startDate,
    quantity,
    unitId,
    endDate: isSameTerm
      ? known.endDate
      : endOfDeadline(startDate, quantity, unitId as DeadlineUnit, calendarOf(db)).end,
  })
}

const isOther = (known: TaskAssigneeRow, { assigneePerson, assigneePosition, instruction, deadline }: GivenAssignee) =>
  (assigneePerson ? assigneePerson.id !== known.personId : assigneePosition?.id !== known.positionId) ||
  instruction.trim() !== known.instruction ||
  deadline.startDate !== known.startDate ||
  deadline.quantity !== known.quantity ||
  deadline.deadlineUnitOfMeasure?.id !== known.unitId

const OPEN_AGAIN = 'Отворете задачата отново.'

/**
 * Refuses a task form that was opened before another user completed or removed a part of the task, because saving the
 * form would undo the change of that user.
 */
const assertPresentParts = (db: MockDatabase, present: readonly TaskAssigneeRow[], given: GivenTask): void => {
  const sent = new Map(given.taskAssignees.map((one) => [one.id, one]))
  const undone = present.filter((row) => {
    const one = sent.get(row.id)
    return row.dateCompleted !== null && (!one || isOther(row, one))
  })
  const names = undone.flatMap(({ personId }) => {
    const person = db.persons.get(personId)
    return person ? [firstAndLastNameOf(person)] : []
  })
  if (undone.length === 1) refuseOutdated(`Междувременно ${names.join()} приключи своята част. ${OPEN_AGAIN}`)
  if (undone.length > 1) refuseOutdated(`Междувременно ${listed(names)} приключиха своите части. ${OPEN_AGAIN}`)
  const known = new Set(present.map(({ id }) => id))
  if (given.taskAssignees.some(({ id }) => id !== 0 && !known.has(id)))
    refuseOutdated(`Междувременно изпълнителите на задачата са променени. ${OPEN_AGAIN}`)
}

export const putAssignees = (db: MockDatabase, caller: Caller, task: TaskRow, given: GivenTask): TaskAssigneeRow[] => {
  const present = db.taskAssignees.by('taskGuid', task.guid)
  assertPresentParts(db, present, given)
  const remaining = new Set(given.taskAssignees.map(({ id }) => id))
  for (const { id } of present) if (!remaining.has(id)) db.remove('taskAssignees', id)
  return given.taskAssignees.map((one, at) => {
    const known = db.taskAssignees.get(one.id)
    const row = known?.dateCompleted ? { ...known, isMain: at === 0 } : assigneeRow(db, task, one, known, at === 0)
    db.put('taskAssignees', row)
    if (known?.personId !== row.personId) notifyOfTask(db, caller, task, row, row.instruction)
    return row
  })
}

export const latestEndOf = (rows: readonly TaskAssigneeRow[]): string =>
  latestEnd(rows.map(({ endDate }) => endDate)) ?? ''
