import { DeadlineUnit } from '../../src/contract/enumerations.ts'
import { TaskResult, TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import { endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import { remember } from '../documents/history.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { hasPassed } from '../documents/standing.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { calendarOf, todayOf } from '../settings/calendar.ts'
import { newPart, newTask, tellOfTask } from './newTask.ts'
import { openPartOf } from './openParts.ts'
import type { TaskRow } from './rows.ts'
import { isOpen } from './views.ts'

/** In working days: a signature holds up a whole letter. */
const TERM = 3
const description = 'За подпис.'

const openRequests = (world: World, { guid }: DocumentRow): TaskRow[] =>
  world.tasks.by('documentGuid', guid).filter((task) => task.typeId === TaskType.SIGNATURE && isOpen(task))

/** Ends requests that nobody has to answer any more. */
const closeRest = (world: World, requests: readonly TaskRow[]): void => {
  for (const task of requests)
    world.put('tasks', {
      ...task,
      statusId: TaskStatus.CLOSED_AUTOMATICALLY,
      dateCompleted: world.now().toISOString(),
    })
}

/**
 * Opens the task of who is chosen to sign, with its notice, unless somebody gave it already. It is the task that lets
 * the signer see the document, sign it or give it back.
 */
export const askForSignature = (world: World, caller: Caller, document: DocumentRow): void => {
  const requests = openRequests(world, document)
  const signer = world.persons.get(document.signedByPersonId)
  if (!signer || requests.some((task) => openPartOf(world, task, signer.id))) return
  const today = todayOf(world)
  const { end } = endOfDeadline(today, TERM, DeadlineUnit.WORKING_DAYS, calendarOf(world))
  const task = newTask(world, document, {
    typeId: TaskType.SIGNATURE,
    description,
    assignerPersonId: caller.person.id,
    deadline: end,
  })
  const part = newPart(world, task, {
    positionId: signer.positionId,
    personId: signer.id,
    isMain: true,
    instruction: description,
    startDate: today,
    quantity: TERM,
    unitId: DeadlineUnit.WORKING_DAYS,
    endDate: end,
  })
  world.put('tasks', task)
  world.put('taskAssignees', part)
  remember(world, caller, document.guid, { action: 'Задача – възлагане', attribute: 'Задача', newValue: description })
  tellOfTask(world, caller, task, part, document.subject)
}

/** The part that a signature answers: one's own, else that of the chosen signer, for whom a deputy then signs. */
const answeredPart = (world: World, caller: Caller, document: DocumentRow, requests: readonly TaskRow[]) =>
  [caller.person.id, document.signedByPersonId ?? 0]
    .flatMap((personId) => requests.flatMap((task) => openPartOf(world, task, personId) ?? []))
    .at(0)

/**
 * Signing and giving back by the document itself ends the requests to sign: the one that is answered by its result and
 * by who answered it, any other because nothing is left to sign.
 */
export const endSigning = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  given: { isSigned: boolean; comment: string },
): void => {
  const requests = openRequests(world, document)
  const part = answeredPart(world, caller, document, requests)
  closeRest(world, requests)
  if (!part) return
  const resultTypeId = given.isSigned ? TaskResult.SIGNED : TaskResult.SIGNATURE_REFUSED
  const dateCompleted = world.now().toISOString()
  const statusId = hasPassed(world, document.guid, part.endDate) ? TaskStatus.DONE_LATE : TaskStatus.DONE
  world.put('taskAssignees', {
    ...part,
    statusId,
    dateCompleted,
    resultTypeId,
    completedByPersonId: caller.person.id,
    resultComment: given.comment.trim() || null,
  })
  const task = requests.find(({ guid }) => guid === part.taskGuid)
  if (task) world.put('tasks', { ...task, statusId, dateCompleted })
  remember(world, caller, document.guid, {
    action: 'Задача – изпълнение',
    attribute: description,
    newValue: world.taskResultTypes.get(resultTypeId)?.name,
    note: given.comment,
  })
}
