import { serviceKinds } from '../../fixtures/nomenclatures.ts'
import type { DocumentBody } from '../../src/contract/shapes/documents.ts'
import { mayCall, neededRole } from '../../src/rules/callAccess.ts'
import { draftErrors } from '../../src/rules/documents/documentValidation.ts'
import type { Caller } from '../engine/caller.ts'
import { forbidden, insistFields } from '../engine/refused.ts'
import type { World } from '../engine/world.ts'
import { todayOf } from '../settings/calendar.ts'
import { resultDeliveries } from './documentView.ts'
import { remember } from './history.ts'
import { insistOn } from './insistOn.ts'
import { insistOnNamed } from './namedObjects.ts'
import { documentPermissionsOf } from './permissions.ts'
import type { DocumentRow } from './rows.ts'

export const insistOnDraft = (world: World, body: DocumentBody): void => {
  insistFields(draftErrors(body, { today: todayOf(world) }))
  const type = world.documentTypes.get(body.documentTypeId)
  const isElsewhere = type && type.scope !== 3 && type.scope !== body.scope
  insistFields(
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
  if (!mayCall(roles, caller.roles)) forbidden(neededRole(roles))
}

/**
 * A user may create documents for authors of the same department; users who register such documents, for any author.
 */
const insistOnAuthor = (world: World, caller: Caller, row: DocumentRow): void => {
  const isColleague = world.persons.get(row.authorPersonId)?.departmentId === caller.person.departmentId
  const isForeign = !isColleague && !documentPermissionsOf(world, caller, row).register
  const message = 'Документ от друго звено се въвежда само от деловодството.'
  insistFields({}, { preparedByPersonId: isForeign ? message : undefined })
}

/**
 * The row of a new document before it is stored. The author is the caller unless another is given; the department is
 * that of the caller.
 */
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

/**
 * Creates a draft, under a parent only if that one allows it. A resolution is never a draft: it is issued with its
 * tasks (see `issueResolution`).
 */
export const createDocument = (world: World, caller: Caller, body: DocumentBody): DocumentRow => {
  const row = newRow(world, caller, body)
  const parent = world.documents.get(row.parentGuid)
  if (parent) insistOn(world, caller, parent, 'relate')
  world.put('documents', row)
  remember(world, caller, row.guid, { action: 'Създаване' })
  return row
}
