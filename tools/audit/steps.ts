import { Group } from '../../fixtures/correspondentGroups.ts'
import { managementDepartmentId } from '../../fixtures/departments.ts'
import { complaintTypeIds } from '../../fixtures/scenarios.ts'
import type { World } from '../../mocks/engine/world.ts'
import { Direction, DocumentStatus, ReceivedVia } from '../../src/contract/enumerations.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import { dayOf, type Life } from './life.ts'
import { offending, type Question } from './question.ts'

type Row = Life['registered'][number]
const words = ({ id, number, subject }: Row) => `document ${id} ${number}: ${subject}`
const isAnnulled = ({ statusId }: Row): boolean => statusId === DocumentStatus.ANNULLED
const acts: readonly number[] = [20, 21, 22]
const INSTRUCTIONS = 23
const SERVICES = 2
const MOST_DAYS = 14

const rootOf = (world: World, { caseFileGuid }: Row): Row | undefined =>
  world.documents.get(world.caseFiles.get(caseFileGuid ?? '')?.rootDocumentGuid)
const othersOf = (world: World, row: Row): Row[] => [
  ...world.documents.by('caseFileGuid', row.caseFileGuid ?? '').filter(({ guid }) => guid !== row.guid),
]
const registered = ({ dateRegistered }: Row): string => dateRegistered ?? ''

export const questionsOfSteps: readonly Question[] = [
  [
    'which request is decided twice',
    ({ world, registered: all }) =>
      offending(
        all.filter((row) => acts.includes(row.typeId) && !isAnnulled(row)),
        (row) =>
          othersOf(world, row).some(
            (other) => acts.includes(other.typeId) && other.number !== null && !isAnnulled(other) && other.id < row.id,
          ),
        words,
      ),
  ],
  [
    'which answer to directions was sent though none were given',
    ({ world, registered: all }) =>
      offending(
        all.filter(({ subject }) => subject.startsWith('Отговор на указания')),
        (row) =>
          !othersOf(world, row).some((other) => other.typeId === INSTRUCTIONS && registered(other) < row.dateCreated),
        words,
      ),
  ],
  [
    'which application was refused though the applicant was not told what it lacks',
    ({ world, registered: all }) =>
      offending(
        all.filter(({ typeId }) => typeId === 22),
        (row) =>
          !othersOf(world, row).some((other) => other.typeId === INSTRUCTIONS && registered(other) < row.dateCreated),
        words,
      ),
  ],
  [
    'which complaint, signal or proposal is called an application',
    ({ world }) =>
      offending(
        world.documents.all(),
        (row) => / по заявление №/.test(row.subject) && complaintTypeIds.includes(rootOf(world, row)?.typeId ?? 0),
        words,
      ),
  ],
  [
    'what was sent on after seven days, to who had complained, or is decided here all the same',
    ({ world, registered: all }) =>
      offending(
        all.filter(({ subject }) => subject.startsWith('Препращане по компетентност')),
        (row) => {
          const root = rootOf(world, row)
          return (
            root === undefined ||
            dayOf(registered(row)) > addDays(dayOf(registered(root)), MOST_DAYS) ||
            row.correspondentIds.some((id) => root.correspondentIds.includes(id)) ||
            othersOf(world, row).some((other) => acts.includes(other.typeId))
          )
        },
        words,
      ),
  ],
  [
    'who is written to in the case of somebody unknown',
    ({ world }) =>
      offending(
        world.documents.all().filter(({ directionId }) => directionId !== Direction.INTERNAL),
        (row) => {
          const root = rootOf(world, row)
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
    ({ world, registered: all }) =>
      offending(
        all.filter(({ subject }) => subject.startsWith('Уведомление за удължаване')),
        (row) => {
          const root = rootOf(world, row)
          return root?.directionId !== Direction.INCOMING || (root.deadline !== null && root.deadlineQuantity !== null)
        },
        words,
      ),
  ],
  [
    'who writes into a case of ours of which nobody outside knows',
    ({ world }) =>
      offending(
        world.documents.all().filter(({ directionId }) => directionId !== Direction.INTERNAL),
        (row) => rootOf(world, row)?.directionId === Direction.INTERNAL,
        words,
      ),
  ],
  [
    'which resolution names another document than it is on',
    ({ world, registered: all }) =>
      offending(
        all.filter(({ parentGuid }) => parentGuid !== null),
        ({ subject, parentGuid }) => {
          const number = world.documents.get(parentGuid)?.number
          return subject.startsWith('Резолюция по документ №') && !subject.includes(`№ ${number}/`)
        },
        words,
      ),
  ],
  [
    'which service was done with though its only answer was annulled',
    ({ world, registered: all }) =>
      offending(
        all.filter(
          ({ scope, statusId, directionId, statusReason }) =>
            scope === SERVICES &&
            directionId === Direction.INCOMING &&
            statusId === DocumentStatus.COMPLETED &&
            statusReason === null,
        ),
        (row) => {
          const ours = othersOf(world, row).filter(({ directionId }) => directionId === Direction.OUTGOING)
          return rootOf(world, row) === row && (ours.length === 0 || ours.every(isAnnulled))
        },
        words,
      ),
  ],
  [
    'which order of the agency is signed by somebody else than its management',
    ({ world, registered: all }) =>
      offending(
        all.filter(({ typeId }) => OF_AGENCY.includes(typeId)),
        ({ signedByPersonId }) => world.persons.get(signedByPersonId ?? 0)?.departmentId !== managementDepartmentId,
        words,
      ),
  ],
  [
    'which letter came through the system of the administrations from somebody who is none, or the other way round',
    ({ world, registered: all }) =>
      offending(
        all.filter(({ receivedViaId }) => receivedViaId === ReceivedVia.DOCEXCHANGE),
        ({ correspondentIds: [id] }) =>
          (world.correspondents.get(id)?.correspondentGroupId ?? Group.CITIZENS) > Group.COURTS,
        words,
      ),
  ],
  [
    'which letter that tells of no device has a picture of one',
    ({ world }) =>
      offending(
        world.attachedFiles.all().filter(({ name }) => name.startsWith('Снимка на средството')),
        ({ documentGuid }) => WITHOUT_DEVICE.includes(world.documents.get(documentGuid)?.typeId ?? 0),
        ({ name, documentGuid }) => `${name} of ${documentGuid}`,
      ),
  ],
  [
    'who wrote a note to himself',
    ({ world }) =>
      offending(
        world.documents.all(),
        ({ addressedToPersonId, authorPersonId }) =>
          addressedToPersonId !== null && addressedToPersonId === authorPersonId,
        words,
      ),
  ],
]
/** Staff orders, trip orders, penal decrees. */
const OF_AGENCY: readonly number[] = [43, 44, 62]
/** Letters, invitations, orders, invoices, summonses, certificates, decisions, notices. */
const WITHOUT_DEVICE: readonly number[] = [20, 21, 22, 23, 25, 40, 41, 42, 43, 44, 54, 59, 60]
