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
import { assertThat } from '../documents/assertDocumentAction.ts'
import { newRow } from '../documents/createDocument.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { startTerm } from '../documents/documentTerm.ts'
import { change, remember } from '../documents/history.ts'
import { readableBy } from '../documents/permissions.ts'
import { giveNumber } from '../documents/registerDocument.ts'
import { assertFields, refuseForbidden, refuseMalformed } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { todayOf } from '../settings/calendar.ts'
import { endOwnResolving } from './resolvingTasks.ts'
import { giveTask } from './taskCommands.ts'

type GivenResolution = DocumentBody & { tasks?: readonly v.InferOutput<typeof Task>[] | undefined }

const resolvedDocument = (
  db: MockDatabase,
  caller: Caller,
  { parentDocumentGuid, scope }: GivenResolution,
): DocumentRow => {
  const document = db.documents.get(parentDocumentGuid)
  if (!document) return refuseMalformed('Резолюцията се поставя върху документ. Посочете го.')
  if (!readableBy(db, caller)(document)) refuseForbidden()
  if (document.scope !== scope) refuseMalformed('Документът е от друг модул.')
  assertThat(db, caller, document, 'resolve')
  return document
}

/**
 * Issues a resolution: a numbered child document, with tasks on the resolved document. The caller needs only the
 * permission to resolve that document.
 */
export const issueResolution = (db: MockDatabase, caller: Caller, given: GivenResolution): DocumentRow => {
  const document = resolvedDocument(db, caller, given)
  const { tasks = [], ...body } = given
  assertFields(resolutionErrors({ text: body.subjectDescription, tasks: tasks.length }))
  const row = newRow(db, caller, {
    ...body,
    documentTypeId: resolutionTypeOf(document.scope),
    documentDirectionId: Direction.INTERNAL,
    caseFileGuid: document.caseFileGuid,
    signedByPersonId: caller.person.id,
    addressedToDepartmentId: document.addressedToDepartmentId ?? caller.person.departmentId,
    correspondentIds: [],
  })
  db.put('documents', row)
  remember(db, caller, row.guid, { action: 'Създаване' })
  const resolution = change(db, giveNumber(db, caller, row), { statusId: DocumentStatus.IN_PROGRESS })
  remember(db, caller, document.guid, {
    action: 'Резолюция',
    attribute: `Резолюция № ${resolution.number}`,
    newValue: resolution.subject,
  })
  for (const task of tasks) giveTask(db, caller, document, task, resolution.guid)
  endOwnResolving(db, caller, document)
  startTerm(db, caller, { documentGuid: document.guid, event: 'resolution', on: todayOf(db) })
  return resolution
}

export const resolutionOn = (db: MockDatabase, caller: Caller, document: DocumentRow, guid: string): DocumentRow => {
  const resolution = db.documents.get(guid)
  if (!resolution || !isResolutionType(resolution.typeId) || resolution.parentGuid !== document.guid)
    return refuseMalformed('Няма такава резолюция върху документа.')
  assertThat(db, caller, document, neededToGiveBy({ authorId: resolution.authorPersonId, personId: caller.person.id }))
  if (resolution.statusId === DocumentStatus.COMPLETED)
    return change(db, resolution, { statusId: DocumentStatus.IN_PROGRESS, statusDate: db.now().toISOString() })
  return resolution
}
