import { Group } from '../../fixtures/correspondentGroups.ts'
import { managementDepartmentId } from '../../fixtures/departments.ts'
import { complaintTypeIds } from '../../fixtures/scenarios.ts'
import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import { Direction, DocumentStatus, ReceivedVia } from '../../src/contract/enumerations.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import { type AuditCheck, describeMatching } from './auditCheck.ts'
import { dayOf, type Life } from './life.ts'

type Row = Life['registered'][number]
const words = ({ id, number, subject }: Row) => `document ${id} ${number}: ${subject}`
const isAnnulled = ({ statusId }: Row): boolean => statusId === DocumentStatus.ANNULLED
const acts: readonly number[] = [20, 21, 22]
const INSTRUCTIONS = 23
const SERVICES = 2
const MOST_DAYS = 14

const rootOf = (db: MockDatabase, { caseFileGuid }: Row): Row | undefined =>
  db.documents.get(db.caseFiles.get(caseFileGuid ?? '')?.rootDocumentGuid)
const othersOf = (db: MockDatabase, row: Row): Row[] => [
  ...db.documents.by('caseFileGuid', row.caseFileGuid ?? '').filter(({ guid }) => guid !== row.guid),
]
const registrationDateOf = ({ dateRegistered }: Row): string => dateRegistered ?? ''

export const stepChecks: readonly AuditCheck[] = [
  [
    'which request is decided twice',
    ({ db, registered: all }) =>
      describeMatching(
        all.filter((row) => acts.includes(row.typeId) && !isAnnulled(row)),
        (row) =>
          othersOf(db, row).some(
            (other) => acts.includes(other.typeId) && other.number !== null && !isAnnulled(other) && other.id < row.id,
          ),
        words,
      ),
  ],
  [
    'which answer to directions was sent though none were given',
    ({ db, registered: all }) =>
      describeMatching(
        all.filter(({ subject }) => subject.startsWith('Отговор на указания')),
        (row) =>
          !othersOf(db, row).some(
            (other) => other.typeId === INSTRUCTIONS && registrationDateOf(other) < row.dateCreated,
          ),
        words,
      ),
  ],
  [
    'which application was refused though the applicant was not told what it lacks',
    ({ db, registered: all }) =>
      describeMatching(
        all.filter(({ typeId }) => typeId === 22),
        (row) =>
          !othersOf(db, row).some(
            (other) => other.typeId === INSTRUCTIONS && registrationDateOf(other) < row.dateCreated,
          ),
        words,
      ),
  ],
  [
    'which complaint, signal or proposal is called an application',
    ({ db }) =>
      describeMatching(
        db.documents.all(),
        (row) => / по заявление №/.test(row.subject) && complaintTypeIds.includes(rootOf(db, row)?.typeId ?? 0),
        words,
      ),
  ],
  [
    'what was sent on after seven days, to who had complained, or is decided here all the same',
    ({ db, registered: all }) =>
      describeMatching(
        all.filter(({ subject }) => subject.startsWith('Препращане по компетентност')),
        (row) => {
          const root = rootOf(db, row)
          return (
            root === undefined ||
            dayOf(registrationDateOf(row)) > addDays(dayOf(registrationDateOf(root)), MOST_DAYS) ||
            row.correspondentIds.some((id) => root.correspondentIds.includes(id)) ||
            othersOf(db, row).some((other) => acts.includes(other.typeId))
          )
        },
        words,
      ),
  ],
  [
    'who is written to in the case of somebody unknown',
    ({ db }) =>
      describeMatching(
        db.documents.all().filter(({ directionId }) => directionId !== Direction.INTERNAL),
        (row) => {
          const root = rootOf(db, row)
          return (
            root !== undefined &&
            root !== row &&
            root.isAnonymous &&
            !row.subject.startsWith('Препращане по компетентност')
          )
        },
        words,
      ),
  ],
  [
    'which term is said to be longer and is not, or in a case that nobody outside began',
    ({ db, registered: all }) =>
      describeMatching(
        all.filter(({ subject }) => subject.startsWith('Уведомление за удължаване')),
        (row) => {
          const root = rootOf(db, row)
          return root?.directionId !== Direction.INCOMING || (root.deadline !== null && root.deadlineQuantity !== null)
        },
        words,
      ),
  ],
  [
    'who writes into a case of ours of which nobody outside knows',
    ({ db }) =>
      describeMatching(
        db.documents.all().filter(({ directionId }) => directionId !== Direction.INTERNAL),
        (row) => rootOf(db, row)?.directionId === Direction.INTERNAL,
        words,
      ),
  ],
  [
    'which resolution names another document than it is on',
    ({ db, registered: all }) =>
      describeMatching(
        all.filter(({ parentGuid }) => parentGuid !== null),
        ({ subject, parentGuid }) => {
          const number = db.documents.get(parentGuid)?.number
          return subject.startsWith('Резолюция по документ №') && !subject.includes(`№ ${number}/`)
        },
        words,
      ),
  ],
  [
    'which service was done with though its only answer was annulled',
    ({ db, registered: all }) =>
      describeMatching(
        all.filter(
          ({ scope, statusId, directionId, statusReason }) =>
            scope === SERVICES &&
            directionId === Direction.INCOMING &&
            statusId === DocumentStatus.COMPLETED &&
            statusReason === null,
        ),
        (row) => {
          const ours = othersOf(db, row).filter(({ directionId }) => directionId === Direction.OUTGOING)
          return rootOf(db, row) === row && (ours.length === 0 || ours.every(isAnnulled))
        },
        words,
      ),
  ],
  [
    'which order of the agency is signed by somebody else than its management',
    ({ db, registered: all }) =>
      describeMatching(
        all.filter(({ typeId }) => OF_AGENCY.includes(typeId)),
        ({ signedByPersonId }) => db.persons.get(signedByPersonId ?? 0)?.departmentId !== managementDepartmentId,
        words,
      ),
  ],
  [
    'which letter came through the system of the administrations from somebody who is none, or the other way round',
    ({ db, registered: all }) =>
      describeMatching(
        all.filter(({ receivedViaId }) => receivedViaId === ReceivedVia.DOCEXCHANGE),
        ({ correspondentIds: [id] }) =>
          (db.correspondents.get(id)?.correspondentGroupId ?? Group.CITIZENS) > Group.COURTS,
        words,
      ),
  ],
  [
    'which letter that tells of no device has a picture of one',
    ({ db }) =>
      describeMatching(
        db.attachedFiles.all().filter(({ name }) => name.startsWith('Снимка на средството')),
        ({ documentGuid }) => WITHOUT_DEVICE.includes(db.documents.get(documentGuid)?.typeId ?? 0),
        ({ name, documentGuid }) => `${name} of ${documentGuid}`,
      ),
  ],
  [
    'who wrote a note to himself',
    ({ db }) =>
      describeMatching(
        db.documents.all(),
        ({ addressedToPersonId, authorPersonId }) =>
          addressedToPersonId !== null && addressedToPersonId === authorPersonId,
        words,
      ),
  ],
]
/** The types of documents that only the management of the agency signs: staff orders, trip orders, penal decrees. */
const OF_AGENCY: readonly number[] = [43, 44, 62]
/**
 * The types of documents that name no device, so no picture of a device is enclosed: letters, invitations, orders,
 * invoices, summonses, certificates, decisions, notices.
 */
const WITHOUT_DEVICE: readonly number[] = [20, 21, 22, 23, 25, 40, 41, 42, 43, 44, 54, 59, 60]
