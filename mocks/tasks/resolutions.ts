import type * as v from 'valibot'
import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import type { Task } from '../../src/contract/tasks.ts'
import {
  isResolutionType,
  neededToGiveBy,
  resolutionErrors,
  resolutionTypeOf,
} from '../../src/rules/documents/resolution.ts'
import { newRow } from '../documents/createDocument.ts'
import { startTerm } from '../documents/documentTerm.ts'
import { change, remember } from '../documents/history.ts'
import { insistOn } from '../documents/insistOn.ts'
import { readableBy } from '../documents/permissions.ts'
import { giveNumber } from '../documents/registerDocument.ts'
import type { DocumentRow } from '../documents/rows.ts'
import type { Caller } from '../engine/caller.ts'
import { forbidden, insistFields, malformed } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { todayOf } from '../settings/calendar.ts'
import { giveTask } from './commands.ts'
import { endOwnResolving } from './resolving.ts'

type GivenResolution = DocumentBody & { tasks?: readonly v.InferOutput<typeof Task>[] | undefined }

const resolvedDocument = (
  world: World,
  caller: Caller,
  { parentDocumentGuid, scope }: GivenResolution,
): DocumentRow => {
  const document = world.documents.get(parentDocumentGuid)
  if (!document) return malformed('Резолюцията се поставя върху документ. Посочете го.')
  if (!readableBy(world, caller)(document)) forbidden()
  if (document.scope !== scope) malformed('Документът е от друг модул.')
  insistOn(world, caller, document, 'resolve')
  return document
}

/**
 * Issues a resolution: a numbered child document, with its tasks on the resolved document. Needs only the permission to
 * resolve that document.
 */
export const issueResolution = (world: World, caller: Caller, given: GivenResolution): DocumentRow => {
  const document = resolvedDocument(world, caller, given)
  const { tasks = [], ...body } = given
  insistFields(resolutionErrors({ text: body.subjectDescription, tasks: tasks.length }))
  const row = newRow(world, caller, {
    ...body,
    documentTypeId: resolutionTypeOf(document.scope),
    documentDirectionId: Direction.INTERNAL,
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
  endOwnResolving(world, caller, document)
  startTerm(world, caller, { documentGuid: document.guid, event: 'resolution', on: todayOf(world) })
  return resolution
}

/** The resolution for a further task; throws unless the caller issued it or may resolve. */
export const resolutionOn = (world: World, caller: Caller, document: DocumentRow, guid: string): DocumentRow => {
  const resolution = world.documents.get(guid)
  if (!resolution || !isResolutionType(resolution.typeId) || resolution.parentGuid !== document.guid)
    return malformed('Няма такава резолюция върху документа.')
  insistOn(world, caller, document, neededToGiveBy({ authorId: resolution.authorPersonId, personId: caller.person.id }))
  if (resolution.statusId === DocumentStatus.COMPLETED)
    return change(world, resolution, { statusId: DocumentStatus.IN_PROGRESS, statusDate: world.now().toISOString() })
  return resolution
}
