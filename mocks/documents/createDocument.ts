import { serviceKinds } from '../../fixtures/nomenclatures.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { mayCall, neededRole } from '../../src/rules/callAccess.ts'
import { draftErrors } from '../../src/rules/documents/documentValidation.ts'
import { assertFields, refuseForbidden } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { todayOf } from '../settings/calendar.ts'
import { assertThat } from './assertDocumentAction.ts'
import { columnsOfPeople, peopleWithRoles } from './correspondentRoles.ts'
import type { DocumentRow } from './documentRows.ts'
import { resultDeliveries } from './documentView.ts'
import { remember } from './history.ts'
import { assertNamedObjects } from './namedObjects.ts'
import { documentPermissionsOf } from './permissions.ts'

export const assertDraft = (db: MockDatabase, body: DocumentBody): void => {
  assertFields(draftErrors(body, { today: todayOf(db) }))
  const type = db.documentTypes.get(body.documentTypeId)
  const isElsewhere = type && type.scope !== 3 && type.scope !== body.scope
  assertFields(
    {},
    {
      documentTypeId: !type?.directionIds.includes(body.documentDirectionId)
        ? 'Този вид документ не се използва в избраната посока.'
        : isElsewhere
          ? 'Този вид документ е от друг модул.'
          : undefined,
    },
  )
}

export const rowValuesOf = (body: DocumentBody) => ({
  typeId: body.documentTypeId,
  directionId: body.documentDirectionId,
  subject: body.subjectDescription.trim(),
  caseFileGuid: body.caseFileGuid,
  parentGuid: body.parentDocumentGuid,
  answeredGuids: body.answeredDocumentGuids ?? [],
  receivedViaId: body.receivedViaId,
  sentViaId: body.sentViaId,
  dateReceived: body.dateReceived,
  externalRefNumber: body.externalRefNumber.trim() || null,
  externalRefDate: body.externalRefDate,
  addressedToDepartmentId: body.addressedToDepartmentId,
  addressedToPersonId: body.addressedToPersonId,
  signedByPersonId: body.signedByPersonId,
  signedOnPaper: body.signedOnPaper ?? null,
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
  if (!mayCall(roles, caller.roles)) refuseForbidden(neededRole(roles))
}

/**
 * Throws if the author is not in the department of the user. A user who may register such documents can choose any
 * author.
 */
const assertAuthor = (db: MockDatabase, caller: Caller, row: DocumentRow): void => {
  const isColleague = db.persons.get(row.authorPersonId)?.departmentId === caller.person.departmentId
  const isForeign = !isColleague && !documentPermissionsOf(db, caller, row).register
  const message = 'Документ от друго звено се въвежда само от деловодството.'
  assertFields({}, { preparedByPersonId: isForeign ? message : undefined })
}

export const newRow = (db: MockDatabase, caller: Caller, body: DocumentBody): DocumentRow => {
  needScope(caller, body.scope)
  assertDraft(db, body)
  assertNamedObjects(db, caller, body)
  const at = db.now().toISOString()
  const row: DocumentRow = {
    ...rowValuesOf(body),
    files: 0,
    guid: db.newGuid(),
    id: db.nextId('documents'),
    changedGuid: db.newGuid(),
    scope: body.scope,
    statusId: 1,
    statusDate: at,
    statusReason: null,
    closingGroundId: null,
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
    ...columnsOfPeople(peopleWithRoles(body, body.correspondentRoles)),
    deadlineStart: null,
    deadlineQuantity: null,
    deadlineUnitId: null,
    deadlineRuleId: null,
    copies: null,
    replacesGuid: null,
    portalNumber: null,
    accessCode: null,
  }
  assertAuthor(db, caller, row)
  return row
}

/**
 * Creates a draft. If a parent is given, it must allow a child document. Resolutions are created by `issueResolution`.
 */
export const createDocument = (db: MockDatabase, caller: Caller, body: DocumentBody): DocumentRow => {
  const row = newRow(db, caller, body)
  const parent = db.documents.get(row.parentGuid)
  if (parent) assertThat(db, caller, parent, 'relate')
  db.put('documents', row)
  remember(db, caller, row.guid, { action: 'Създаване' })
  if (body.inspection) db.announce('createdOfInspection', caller, row, body.inspection)
  return row
}
