import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { asRole } from '../../src/rules/correspondents/documentRoles.ts'
import type { FieldErrors } from '../../src/rules/requiredFields.ts'
import { assertFields } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { noSuchDepartment, noSuchPerson } from '../people/notFoundErrors.ts'
import { accessProblemOf } from '../people/workAccess.ts'
import type { DocumentRow } from './documentRows.ts'
import { readableBy } from './permissions.ts'
import { isReadable } from './readableDocument.ts'

/**
 * The message for a missing document and also for an unreadable one, so that a refusal does not reveal whether it
 * exists.
 */
export const noSuchDocument = 'Няма такъв документ или нямате достъп до него.'
export const noSuchRole = 'Няма такава роля.'
const noSuchCase = 'Не е намерена преписка с този номер'

type Errors = FieldErrors<keyof DocumentBody>

const mayJoin = (db: MockDatabase, caller: Caller, guid: string, parent: DocumentRow | undefined): boolean => {
  const may = readableBy(db, caller)
  const root = db.documents.get(db.caseFiles.get(guid)?.rootDocumentGuid)
  return root !== undefined && (may(root) || (parent?.caseFileGuid === guid && may(parent)))
}

/**
 * Throws field errors for objects that do not exist or that the caller may not read. Objects that the stored document
 * `known` already names are not checked.
 */
export const assertNamedObjects = (db: MockDatabase, caller: Caller, body: DocumentBody, known?: DocumentRow): void => {
  const errors: Errors = {}
  const parent = db.documents.get(body.parentDocumentGuid)
  const parentGuid = body.parentDocumentGuid
  if (parentGuid && parentGuid !== known?.parentGuid && !isReadable(db, caller, parentGuid))
    errors.parentDocumentGuid = noSuchDocument
  const added = (body.answeredDocumentGuids ?? []).filter((guid) => !known?.answeredGuids?.includes(guid))
  if (added.some((guid) => guid === known?.guid || !isReadable(db, caller, guid)))
    errors.answeredDocumentGuids = noSuchDocument
  if (body.caseFileGuid && body.caseFileGuid !== known?.caseFileGuid && !mayJoin(db, caller, body.caseFileGuid, parent))
    errors.caseFileGuid = noSuchCase
  const people = [
    ['addressedToPersonId', known?.addressedToPersonId],
    ['signedByPersonId', known?.signedByPersonId],
    ['preparedByPersonId', known?.authorPersonId],
  ] as const
  for (const [field, present] of people)
    if (body[field] !== null && body[field] !== present)
      errors[field] = db.persons.get(body[field])?.isActive
        ? accessProblemOf(db, 'documents', body[field])
        : noSuchPerson
  if (body.addressedToDepartmentId && !db.departments.get(body.addressedToDepartmentId))
    errors.addressedToDepartmentId = noSuchDepartment
  if (body.numberIndexId && !db.numberIndexes.get(body.numberIndexId)) errors.numberIndexId = 'Няма такъв индекс.'
  if (body.classificationIds.some((id) => !db.classifications.get(id)))
    errors.classificationIds = 'Няма такава класификация.'
  const isFound = (id: number) => db.correspondents.get(id) !== undefined && !db.correspondents.get(id)?.mergedIntoId
  if (!body.correspondentIds.every(isFound)) errors.correspondentIds = 'Няма такъв кореспондент.'
  const named = [...body.correspondentIds, ...(known?.correspondentIds ?? [])]
  for (const { correspondentId, roleId } of body.correspondentRoles ?? [])
    if (!named.includes(correspondentId)) errors.correspondentIds = 'Кореспондентът не е в документа.'
    else if (roleId !== null && asRole(roleId) === null) errors.correspondentIds = noSuchRole
  assertFields({}, errors)
}
