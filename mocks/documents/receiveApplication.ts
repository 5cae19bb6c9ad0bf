import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import type { World } from '../engine/world.ts'
import { notifyAll } from '../notifications/notify.ts'
import { chanceOf, Purpose } from '../seed/chance.ts'
import { todayOf } from '../settings/calendar.ts'
import { remember } from './history.ts'
import { correspondentNames } from './names.ts'
import type { DocumentRow } from './rows.ts'

/** Documents that opened a case through the portal earlier, as models for new applications. */
const applications = (world: World): DocumentRow[] =>
  world.documents
    .all()
    .filter(({ portalNumber, correspondentIds }) => portalNumber !== null && correspondentIds.length > 0)
    .filter(({ guid, caseFileGuid }) => world.caseFiles.get(caseFileGuid)?.rootDocumentGuid === guid)

/** The people to notify about applications from the portal: the registry, and the department of the last ones. */
const toldOf = (world: World, departmentId: number): number[] =>
  world.users.all().flatMap(({ personId, roles, isActive }) => {
    const isOf = world.persons.get(personId)?.departmentId === departmentId
    return isActive && isOf && mayCall(['DOCUMENTS_EAU'], roles) ? [personId] : []
  })

export type ApplicationAbout = Partial<
  Pick<DocumentRow, 'subject' | 'typeId' | 'correspondentIds' | 'addressedToDepartmentId'>
>

/**
 * Simulates a new application from the portal: another applicant, the content of an earlier application. It has files
 * and no number. Undefined if the mock database has no earlier application.
 */
export const receiveApplication = (world: World, about: ApplicationAbout = {}): DocumentRow | undefined => {
  const known = applications(world)
  if (known.length === 0) return undefined
  const id = world.nextId('documents')
  const chance = chanceOf(world.seed, Purpose.APPLICATION, id)
  const like = chance.one(known)
  const at = world.now().toISOString()
  const guid = world.newGuid()
  const row: DocumentRow = {
    ...like,
    guid,
    id,
    changedGuid: guid,
    statusId: DocumentStatus.DRAFT,
    statusDate: at,
    statusReason: null,
    closingGroundId: null,
    suspendedUntil: null,
    suspensions: [],
    caseFileGuid: null,
    receiptOrder: null,
    number: null,
    dateRegistered: null,
    registeredByPersonId: null,
    createdByPersonId: null,
    dateCreated: at,
    dateReceived: at,
    correspondentIds: chance.one(known).correspondentIds,
    deadline: null,
    deadlineStart: null,
    deadlineQuantity: null,
    deadlineUnitId: null,
    deadlineRuleId: null,
    files: null,
    portalNumber: `П-${todayOf(world).slice(0, 4)}-${String(id).padStart(6, '0')}`,
    accessCode: null,
    note: null,
    ...about,
  }
  const files = world.attachedFiles.by('documentGuid', like.guid)
  world.inOneStep(() => {
    world.put('documents', { ...row, files: files.length })
    for (const file of files)
      world.put('attachedFiles', {
        ...file,
        guid: world.newGuid(),
        id: world.nextId('attachedFiles'),
        documentGuid: guid,
        uploadedByPersonId: null,
        dateUploaded: at,
        content: 'sample',
      })
    remember(world, null, guid, { action: 'Създаване' })
    notifyAll(world, toldOf(world, like.departmentId), {
      type: 'NewDocument',
      text: `Ново заявление от портала от ${correspondentNames(world, row).join(', ')}: ${row.subject}`,
      documentGuid: guid,
    })
  })
  return row
}
