import type * as v from 'valibot'
import { TaskStatus, TaskType } from '../../fixtures/nomenclatures.ts'
import { DocumentStatus } from '../../src/contract/enumerations.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import type { Task } from '../../src/contract/tasks.ts'
import { isResolutionType, resolutionTypeOf } from '../../src/rules/documents/resolution.ts'
import { requiredMessage } from '../../src/rules/requiredFields.ts'
import { change, remember } from '../audit/history.ts'
import { checkMessage, newRow } from '../documents/createDocument.ts'
import { startTerm } from '../documents/documentTerm.ts'
import { insistOn } from '../documents/insistOn.ts'
import { readableBy } from '../documents/permissions.ts'
import { giveNumber } from '../documents/registerDocument.ts'
import type { DocumentRow } from '../documents/rows.ts'
import { Refused, refuse, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { todayOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'
import { giveTask } from './commands.ts'
import { isOpen } from './views.ts'

type Given = DocumentBody & { tasks?: readonly v.InferOutput<typeof Task>[] | undefined }

/** The document that is to be resolved, if the caller may resolve it. */
const resolvedDocument = (world: World, caller: Caller, { parentDocumentGuid, scope }: Given): DocumentRow => {
  const document = world.documents.get(parentDocumentGuid)
  if (!document) return refuse('Резолюцията се поставя върху документ. Посочете го.')
  if (!readableBy(world, caller)(document)) throw new Refused({ kind: 'forbidden' })
  if (document.scope !== scope) refuse('Документът е от друг модул.')
  insistOn(world, caller, document, 'resolve')
  return document
}

/** What the head was asked to resolve is resolved: the own part of each such request is closed by itself. */
const closeRequests = (world: World, caller: Caller, document: DocumentRow): void => {
  const at = world.now().toISOString()
  const requests = world.tasks
    .by('documentGuid', document.guid)
    .filter((task) => task.typeId === TaskType.RESOLUTION && isOpen(task))
  for (const task of requests) {
    const parts = world.taskAssignees.by('taskGuid', task.guid)
    const mine = parts.filter(({ personId, dateCompleted }) => personId === caller.person.id && dateCompleted === null)
    for (const part of mine)
      world.put('taskAssignees', {
        ...part,
        statusId: TaskStatus.CLOSED_AUTOMATICALLY,
        completedByPersonId: caller.person.id,
        dateCompleted: at,
      })
    const isOver = parts.every((part) => part.dateCompleted !== null || mine.includes(part))
    if (mine.length > 0 && isOver)
      world.put('tasks', { ...task, statusId: TaskStatus.CLOSED_AUTOMATICALLY, dateCompleted: at })
  }
}

/**
 * Issues a resolution on a document: a child of the resolution type with a number of its own, and its tasks on the
 * resolved document. The right to resolve that document is enough; registering needs no other.
 */
export const issueResolution = (world: World, caller: Caller, given: Given): DocumentRow => {
  const document = resolvedDocument(world, caller, given)
  const { tasks = [], ...body } = given
  if (tasks.length === 0) refuseFields(checkMessage, { taskAssignees: [requiredMessage] })
  const row = newRow(world, caller, {
    ...body,
    documentTypeId: resolutionTypeOf(document.scope),
    documentDirectionId: 2,
    caseFileGuid: document.caseFileGuid,
    signedByPersonId: caller.person.id,
    addressedToDepartmentId: document.addressedToDepartmentId ?? caller.person.departmentId,
    correspondentIds: [],
  })
  world.put('documents', row)
  remember(world, caller, row.guid, { action: 'Създаване' })
  const resolution = change(world, giveNumber(world, caller, row), { statusId: DocumentStatus.IN_PROGRESS })
  remember(world, caller, document.guid, {
    action: 'Резолюция',
    attribute: `Резолюция № ${resolution.number}`,
    newValue: resolution.subject,
  })
  for (const task of tasks) giveTask(world, caller, document, task, resolution.guid)
  closeRequests(world, caller, document)
  startTerm(world, caller, { documentGuid: document.guid, event: 'resolution', on: todayOf(world) })
  return resolution
}

/** A resolution on the document by which a further task may be given: by who issued it, or who may resolve. */
export const resolutionOn = (world: World, caller: Caller, document: DocumentRow, guid: string): DocumentRow => {
  const resolution = world.documents.get(guid)
  if (!resolution || !isResolutionType(resolution.typeId) || resolution.parentGuid !== document.guid)
    return refuse('Няма такава резолюция върху документа.')
  if (resolution.authorPersonId !== caller.person.id) insistOn(world, caller, document, 'resolve')
  if (resolution.statusId === DocumentStatus.COMPLETED)
    return change(world, resolution, { statusId: DocumentStatus.IN_PROGRESS, statusDate: world.now().toISOString() })
  return resolution
}
