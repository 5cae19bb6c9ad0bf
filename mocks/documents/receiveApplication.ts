import { DocumentStatus } from '../../src/contract/enumerations.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyAll } from '../notifications/notify.ts'
import { Purpose, randomOf } from '../seed/seededRandom.ts'
import { todayOf } from '../settings/calendar.ts'
import { correspondentNames } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { remember } from './history.ts'
import { newApplicationText } from './noticeTexts.ts'

const applications = (db: MockDatabase): DocumentRow[] =>
  db.documents
    .all()
    .filter(({ portalNumber, correspondentIds }) => portalNumber !== null && correspondentIds.length > 0)
    .filter(({ guid, caseFileGuid }) => db.caseFiles.get(caseFileGuid)?.rootDocumentGuid === guid)

/**
 * Returns the people to notify about an application: active users of the department with access to administrative
 * services.
 */
const notifiedPersonIds = (db: MockDatabase, departmentId: number): number[] =>
  db.users.all().flatMap(({ personId, roles, isActive }) => {
    const isOf = db.persons.get(personId)?.departmentId === departmentId
    return isActive && isOf && mayCall(['DOCUMENTS_EAU'], roles) ? [personId] : []
  })

export type ApplicationAbout = Partial<
  Pick<DocumentRow, 'subject' | 'typeId' | 'correspondentIds' | 'addressedToDepartmentId'>
>

/**
 * Simulates a new application from the portal, with files and without a number. The content is copied from an earlier
 * application; undefined if there is none.
 */
export const receiveApplication = (db: MockDatabase, about: ApplicationAbout = {}): DocumentRow | undefined => {
  const known = applications(db)
  if (known.length === 0) return undefined
  const id = db.nextId('documents')
  const random = randomOf(db.seed, Purpose.APPLICATION, id)
  const like = random.one(known)
  const at = db.now().toISOString()
  const guid = db.newGuid()
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
    correspondentIds: random.one(known).correspondentIds,
    deadline: null,
    deadlineStart: null,
    deadlineQuantity: null,
    deadlineUnitId: null,
    deadlineRuleId: null,
    files: null,
    portalNumber: `П-${todayOf(db).slice(0, 4)}-${String(id).padStart(6, '0')}`,
    accessCode: null,
    note: null,
    ...about,
  }
  const files = db.attachedFiles.by('documentGuid', like.guid)
  db.inOneStep(() => {
    db.put('documents', { ...row, files: files.length })
    for (const file of files)
      db.put('attachedFiles', {
        ...file,
        guid: db.newGuid(),
        id: db.nextId('attachedFiles'),
        documentGuid: guid,
        uploadedByPersonId: null,
        dateUploaded: at,
        content: 'sample',
      })
    remember(db, null, guid, { action: 'Създаване' })
    notifyAll(db, notifiedPersonIds(db, like.departmentId), {
      type: 'NewDocument',
      text: newApplicationText(correspondentNames(db, row), row.subject),
      documentGuid: guid,
    })
  })
  return row
}
