import type { MockDatabase } from '../../mocks/engine/mockDatabase.ts'
import {
  externalReportReaders,
  leaveUsers,
  libraryManagers,
  staffManagers,
  vehicleWriters,
} from '../../src/contract/callers.ts'
import { addMonths, yearOf } from '../../src/dates/civilDate.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { countsAsAway } from '../../src/rules/staff/staffRoute.ts'
import { type AuditCheck, describeMatching, findDuplicates } from './auditCheck.ts'
import { dayOf, type Life } from './life.ts'

type Person = ReturnType<MockDatabase['persons']['all']>[number]
const words = ({ id, firstName, lastName }: Person) => `person ${id} ${firstName} ${lastName}`
/** In calendar days: the longest sick leave that a doctor may certify without a commission. */
const MOST_SICK = 14
/** A department of this many people is never empty on a working day. */
const MANY = 5
const registersOfFiles = { vehicles: vehicleWriters, leaveApplications: leaveUsers } as const

const granted = ({ db }: Life) => db.leaveApplications.all().filter(({ step }) => countsAsAway(step))

export const peopleChecks: readonly AuditCheck[] = [
  [
    'who shares an account name, an e-mail address or a telephone with a colleague',
    ({ db }) => [
      ...findDuplicates(db.users.all(), ({ userName }) => userName),
      ...findDuplicates(db.persons.all(), ({ email }) => email),
      ...findDuplicates(
        db.persons.all().filter(({ phone }) => phone !== null),
        ({ phone }) => phone ?? '',
      ),
    ],
  ],
  [
    'which personal number or number of a firm is borne by two',
    ({ db }) =>
      findDuplicates(
        [
          ...db.persons.all().map(({ egn }) => egn),
          ...db.correspondents
            .all()
            .flatMap((one) =>
              [one.unifiedCitizenshipNumber, one.foreignerPersonalIdentifier, one.entityIdentifier].filter(
                (number) => number !== null,
              ),
            ),
          ...db.correspondentRepresentatives.all().map((one) => one.unifiedCitizenshipNumber),
        ],
        (number) => number,
      ),
  ],
  [
    'which account belongs to nobody, to somebody with another one, or has a role twice',
    ({ db }) => [
      ...findDuplicates(db.users.all(), ({ personId }) => String(personId)),
      ...describeMatching(
        db.users.all(),
        ({ personId, roles }) => !db.persons.get(personId) || new Set(roles).size !== roles.length,
        ({ userName }) => userName,
      ),
    ],
  ],
  [
    'who has a position of another department',
    ({ db }) =>
      describeMatching(
        db.persons.all(),
        ({ positionId, departmentId }) => db.positions.get(positionId)?.departmentId !== departmentId,
        words,
      ),
  ],
  [
    'which position has fewer places than people, or which department has no head or two',
    ({ db }) => [
      ...describeMatching(
        db.positions.all(),
        ({ id, headcount }) => db.persons.by('positionId', id).length > headcount,
        ({ id, name }) => `position ${id} ${name}`,
      ),
      ...describeMatching(
        [...new Set(db.persons.all().map(({ departmentId }) => departmentId))],
        (id) => db.positions.by('departmentId', id).filter(({ isHead }) => isHead).length !== 1,
        (id) => `department ${id}`,
      ),
    ],
  ],
  [
    'which department has nobody at work on a working day',
    (life) => {
      const { db, isWorking, isAway, today } = life
      const days = life.daysOf(addMonths(today, -9), addMonths(today, 1)).filter(isWorking)
      return [...new Set(db.persons.all().map(({ departmentId }) => departmentId))].flatMap((departmentId) => {
        const people = db.persons.all().filter((one) => one.departmentId === departmentId)
        return people.length < MANY
          ? []
          : days
              .filter((day) => people.every(({ id }) => isAway(id, day)))
              .map((day) => `department ${departmentId} ${day}`)
      })
    },
  ],
  [
    'who had two leaves for a marriage within a year',
    (life) =>
      findDuplicates(
        granted(life).filter(({ kind }) => kind === 'marriage'),
        ({ personId, fromDate }) => `person ${personId} ${yearOf(fromDate)}`,
      ),
  ],
  [
    'which leave for giving blood is not of two days',
    (life) =>
      describeMatching(
        granted(life).filter(({ kind }) => kind === 'bloodDonation'),
        ({ fromDate, toDate }) => life.daysOf(fromDate, toDate).filter(life.isWorking).length !== 2,
        ({ number }) => number,
      ),
  ],
  [
    'which sick leave is longer than one doctor may write, or has the number of another one or of another year',
    ({ db, daysOf }) => [
      ...findDuplicates(db.sickLeaves.all(), ({ number }) => number),
      ...describeMatching(
        db.sickLeaves.all(),
        ({ number, issuedOn, fromDate, toDate }) =>
          !number.startsWith(String(yearOf(issuedOn ?? ''))) ||
          (issuedOn ?? '') > toDate ||
          daysOf(fromDate, toDate).length > MOST_SICK,
        ({ number }) => number,
      ),
    ],
  ],
  [
    'who stands in for a colleague of another department',
    ({ db }) =>
      describeMatching(
        db.leaveApplications.all().filter(({ substituteId }) => substituteId !== null),
        ({ substituteId, personId }) =>
          substituteId === personId ||
          db.persons.get(substituteId)?.departmentId !== db.persons.get(personId)?.departmentId,
        ({ number, id }) => number || `draft ${id}`,
      ),
  ],
  [
    'who put a file into a register, ran an external report or filled the library and may not',
    ({ db }) => {
      const rolesOf = new Map(db.users.all().map(({ personId, roles }) => [personId, roles]))
      const may = (personId: number, callers: Parameters<typeof mayCall>[0]) =>
        mayCall(callers, rolesOf.get(personId) ?? [])
      return [
        ...describeMatching(
          db.recordFiles.all(),
          ({ owner, personId }) => {
            const [register = ''] = owner.split('/')
            const callers = Object.entries(registersOfFiles).find(([name]) => name === register)?.[1] ?? staffManagers
            return !may(personId, callers)
          },
          ({ owner, fileName }) => `${owner}: ${fileName}`,
        ),
        ...describeMatching(
          db.externalRuns.all(),
          ({ personId }) => !may(personId, externalReportReaders),
          ({ id }) => `run ${id}`,
        ),
        ...describeMatching(
          db.libraryVersions.all(),
          ({ personId }) => !may(personId, libraryManagers),
          ({ id }) => `version ${id}`,
        ),
      ]
    },
  ],
  [
    'which correspondent wrote before it was entered, or is entered after now',
    ({ db, registered, now }) => [
      ...describeMatching(
        registered.filter(({ directionId }) => directionId === 1),
        ({ correspondentIds: [sender], dateCreated }) =>
          sender !== undefined && dayOf(db.correspondents.get(sender)?.dateCreated ?? '9') > dayOf(dateCreated),
        ({ id, number }) => `document ${id} ${number}`,
      ),
      ...describeMatching(
        db.correspondents.all(),
        ({ dateCreated }) => dateCreated > now,
        ({ id }) => `correspondent ${id}`,
      ),
    ],
  ],
]
