import { TaskResult, TaskStatus, TaskType } from '../../src/contract/taskKinds.ts'
import { remember } from '../documents/history.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { hasPassed } from '../documents/standing.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { askPerson, closeRequests, openRequests } from './askPerson.ts'
import { openPartOf } from './openParts.ts'
import type { TaskRow } from './rows.ts'

const description = 'За подпис.'
const requestsTo = (world: World, document: DocumentRow): TaskRow[] => openRequests(world, document, TaskType.SIGNATURE)

/** Opens the task of the chosen signer, which grants access to the document, to sign or return it. */
export const askForSignature = (world: World, caller: Caller, document: DocumentRow): void => {
  const signer = world.persons.get(document.signedByPersonId)
  if (signer) askPerson(world, caller, document, signer, { typeId: TaskType.SIGNATURE, description })
}

/**
 * The part that a signature completes: that of the caller, otherwise that of the chosen signer, for whom a deputy
 * signs.
 */
const answeredPart = (world: World, caller: Caller, document: DocumentRow, requests: readonly TaskRow[]) =>
  [caller.person.id, document.signedByPersonId ?? 0]
    .flatMap((personId) => requests.flatMap((task) => openPartOf(world, task, personId) ?? []))
    .at(0)

/**
 * Signing or returning a document ends its requests to sign: the matching one with the result and the person, the
 * others as no longer needed.
 */
export const endSigning = (
  world: World,
  caller: Caller,
  document: DocumentRow,
  given: { isSigned: boolean; comment: string },
): void => {
  const requests = requestsTo(world, document)
  const part = answeredPart(world, caller, document, requests)
  closeRequests(world, requests)
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
