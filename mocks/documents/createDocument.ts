import { serviceKinds } from '../../fixtures/nomenclatures.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { mayCall, neededRole } from '../../src/rules/callAccess.ts'
import { draftErrors } from '../../src/rules/documents/documentValidation.ts'
import { hasErrors, messagesByField } from '../../src/rules/requiredFields.ts'
import { remember } from '../audit/history.ts'
import { Refused, refuseFields } from '../engine/refused.ts'
import type { Caller } from '../engine/session.ts'
import { todayOf } from '../settings/calendar.ts'
import type { World } from '../world.ts'
import { resultDeliveries } from './documentView.ts'
import { insistOnNamed } from './namedObjects.ts'
import { documentPermissionsOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

export const checkMessage = 'Проверете попълнените данни.'

/** Refuses a body whose fields are not valid, with the message of each field. */
export const insistOnDraft = (world: World, body: DocumentBody): void => {
  const errors = draftErrors(body, { today: todayOf(world) })
  if (hasErrors(errors)) refuseFields(checkMessage, messagesByField(errors))
  const type = world.documentTypes.get(body.documentTypeId)
  if (!type?.directionIds.includes(body.documentDirectionId))
    refuseFields(checkMessage, { documentTypeId: ['Този вид документ не се използва в избраната посока.'] })
  if (type && type.scope !== 3 && type.scope !== body.scope)
    refuseFields(checkMessage, { documentTypeId: ['Този вид документ е от друг модул.'] })
}

/** What the form sets on a row; the same for a new document and for an edited one. */
export const rowValuesOf = (body: DocumentBody) => ({
  typeId: body.documentTypeId,
  directionId: body.documentDirectionId,
  subject: body.subjectDescription.trim(),
  caseFileGuid: body.caseFileGuid,
  parentGuid: body.parentDocumentGuid,
  receivedViaId: body.receivedViaId,
  sentViaId: body.sentViaId,
  dateReceived: body.dateReceived,
  externalRefNumber: body.externalRefNumber.trim() || null,
  externalRefDate: body.externalRefDate,
  addressedToDepartmentId: body.addressedToDepartmentId,
  addressedToPersonId: body.addressedToPersonId,
  signedByPersonId: body.signedByPersonId,
  numberIndexId: body.numberIndexId,
  classificationIds: body.classificationIds,
  deadline: body.deadlineDate,
  priorityId: (body.priorityId ?? 1) as DocumentRow['priorityId'],
  sheets: body.sheetsCount,
  attachments: body.enclosuresCount ?? 0,
  resultDeliveryId: Math.max(0, (resultDeliveries as readonly string[]).indexOf(body.resultDelivery)) || null,
  serviceKindId: (serviceKinds.find(({ name }) => name === body.serviceKind)?.id ??
    null) as DocumentRow['serviceKindId'],
  isAnonymous: body.isAnonymous,
  note: body.note.trim() || null,
})

const needScope = (caller: Caller, scope: 1 | 2): void => {
  const roles = scope === 2 ? (['DOCUMENTS_EAU'] as const) : (['DOCUMENTS_FLOW'] as const)
  if (!mayCall(roles, caller.roles)) throw new Refused({ kind: 'forbidden', who: neededRole(roles) })
}

/** A document is entered for a colleague of one's own department; who registers such documents enters them for anybody. */
const insistOnAuthor = (world: World, caller: Caller, row: DocumentRow): void => {
  const isColleague = world.persons.get(row.authorPersonId)?.departmentId === caller.person.departmentId
  if (!isColleague && !documentPermissionsOf(world, caller, row).register)
    refuseFields(checkMessage, { preparedByPersonId: ['Документ от друго звено се въвежда само от деловодството.'] })
}

/** The row of a new document before it is anywhere: the author is the caller unless another is named, the department is the caller's. */
export const newRow = (world: World, caller: Caller, body: DocumentBody): DocumentRow => {
  needScope(caller, body.scope)
  insistOnDraft(world, body)
  insistOnNamed(world, caller, body)
  const at = world.now().toISOString()
  const row: DocumentRow = {
    ...rowValuesOf(body),
    files: 0,
    guid: world.newGuid(),
    id: world.nextId('documents'),
    changedGuid: world.newGuid(),
    scope: body.scope,
    statusId: 1,
    statusDate: at,
    statusReason: null,
    suspendedUntil: null,
    suspensions: [],
    receiptOrder: null,
    number: null,
    dateRegistered: null,
    registeredByPersonId: null,
    dateCreated: at,
    authorPersonId: body.preparedByPersonId ?? caller.person.id,
    createdByPersonId: caller.person.id,
    departmentId: caller.person.departmentId,
    addressedToPositionId: null,
    correspondentIds: body.correspondentIds,
    deadlineStart: null,
    deadlineQuantity: null,
    deadlineUnitId: null,
    deadlineRuleId: null,
    copies: null,
    portalNumber: null,
    accessCode: null,
  }
  insistOnAuthor(world, caller, row)
  return row
}

/** A new draft. A resolution is none: it is issued with its tasks (see `issueResolution`). */
export const createDocument = (world: World, caller: Caller, body: DocumentBody): DocumentRow => {
  const row = newRow(world, caller, body)
  world.put('documents', row)
  remember(world, caller, row.guid, { action: 'Създаване' })
  return row
}
