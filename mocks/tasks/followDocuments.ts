import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { TaskStatus } from '../../src/contract/taskKinds.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { openTasksOf } from '../documents/documentFacts.ts'
import { statusOf } from '../documents/permissions.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/caller.ts'
import type { World } from '../engine/world.ts'
import { closeDoneResolution } from './doneResolution.ts'
import { askForResolution } from './resolving.ts'
import { resumeTerms } from './resumeTerms.ts'
import { askForSignature, endSigning } from './signing.ts'

/** Withdraws the open tasks of an annulled or forwarded document, which also ends their resolutions. */
const withdrawTasks = (world: World, caller: Caller, row: DocumentRow, reason: string): void => {
  const open = openTasksOf(world, row)
  for (const task of open)
    world.put('tasks', {
      ...task,
      statusId: TaskStatus.WITHDRAWN,
      withdrawnReason: reason,
      dateCompleted: world.now().toISOString(),
    })
  for (const guid of new Set(open.map(({ resolutionGuid }) => resolutionGuid)))
    closeDoneResolution(world, caller, guid, 'withdrawn')
}

/** Opens a task for the signer; ends it when the document is signed or returned. */
const followSigning = (world: World, caller: Caller, before: DocumentRow, now: DocumentRow, comment: string): void => {
  const [from, to] = [statusOf(before), statusOf(now)]
  if (to === DocumentStatus.FOR_SIGNATURE) askForSignature(world, caller, now)
  if (from === DocumentStatus.FOR_SIGNATURE && !isFinal(to))
    endSigning(world, caller, now, { isSigned: to === DocumentStatus.SIGNED, comment })
}

const followResolving = (world: World, caller: Caller, now: DocumentRow): void => {
  if (statusOf(now) === DocumentStatus.FOR_RESOLUTION) askForResolution(world, caller, now)
}

/** Tasks are suspended, resumed and ended with their document. */
export const followDocuments = (world: World): void => {
  world.on('documentResumed', (caller, now) => resumeTerms(world, caller, now))
  world.on('documentEnded', (caller, now, reason) => withdrawTasks(world, caller, now, reason))
  world.on('statusChanged', (caller, before, now, reason) => followSigning(world, caller, before, now, reason))
  world.on('statusChanged', (caller, _before, now) => followResolving(world, caller, now))
}
