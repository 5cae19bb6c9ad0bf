import { Group } from '../../fixtures/correspondentGroups.ts'
import { registersDepartmentId } from '../../fixtures/departments.ts'
import { Direction, DocumentStatus, SentVia } from '../../src/contract/enumerations.ts'
import { addDays, formatDate } from '../../src/dates/civilDate.ts'
import { firstAndLastName } from '../../src/rules/words/personName.ts'
import { type AuditCheck, describeMatching } from './auditCheck.ts'
import { dayOf, type Life } from './life.ts'

type Row = ReturnType<Life['db']['documents']['all']>[number]
const Type = {
  COMPLAINT: 30,
  ORDER_OF_STAFF: 43,
  ORDER_OF_TRIP: 44,
  FINDINGS: 50,
  CONTRACT: 52,
  INVOICE: 54,
  ACT: 61,
  DECREE: 62,
}
const words = ({ id, number, subject }: Row) => `document ${id} ${number}: ${subject}`
const ofType = ({ db }: Life, typeId: number): Row[] => db.documents.all().filter((row) => row.typeId === typeId)

/** Returns the first date such as „21.11.2026“ in a text; undefined if there is none. */
const dayIn = (text: string): string | undefined => {
  const [, day, month, year] = /(\d{2})\.(\d{2})\.(\d{4})/.exec(text) ?? []
  return year && `${year}-${month}-${day}`
}
/** Returns the name of a contract in texts, such as „Д-3/2026“. */
const contractName = ({ number, dateRegistered }: Row) => `${number}/${dateRegistered?.slice(0, 4)}`
const groupOf = ({ db }: Life, { correspondentIds: [id] }: Row) => db.correspondents.get(id)?.correspondentGroupId
const nameOf = ({ db }: Life, { correspondentIds: [id] }: Row) => db.correspondents.get(id)?.entityName ?? ''
const QUICK = 2
/**
 * The maximum time from registration to sending, by exchange system and by post: in calendar days, over the longest
 * holidays.
 */
const WAITS = { exchange: 15, post: 12 }
const exchange: readonly (number | null)[] = [SentVia.EDELIVERY, SentVia.DOCEXCHANGE]
/** The types of applications that always have enclosures. */
const withEnclosures: readonly number[] = [10, 11, 12, 13, 16, 24]

/**
 * The kind of device that a group of correspondents measures with. A group requests verifications of this kind only.
 */
const ownDevice: readonly (readonly [groupId: number, device: RegExp])[] = [
  [Group.WATER, /водомер/],
  [Group.ELECTRICITY, /електромер/],
  [Group.FUEL, /колонки|горива/],
  [Group.MEDICAL, /кръвно|термометри/],
]

export const matterChecks: readonly AuditCheck[] = [
  [
    'which meeting was or is to be on a day off',
    ({ db, isWorking }) =>
      describeMatching(
        db.documents.all().filter(({ subject }) => /среща на \d|заседание .+ от \d/.test(subject)),
        ({ subject }) => !isWorking(dayIn(subject) ?? ''),
        words,
      ),
  ],
  [
    'which invoice has another number than the one its sender gave',
    (life) =>
      describeMatching(
        ofType(life, Type.INVOICE),
        ({ subject, externalRefNumber }) => !subject.includes(`№ ${externalRefNumber} `),
        words,
      ),
  ],
  [
    'which invoice is of another firm, or for something else, than its contract',
    (life) => {
      const contracts = new Map(ofType(life, Type.CONTRACT).map((row) => [contractName(row), row.subject]))
      return describeMatching(
        ofType(life, Type.INVOICE),
        (row) => {
          const contract = contracts.get(/по договор № (\S+)$/.exec(row.subject)?.[1] ?? '')
          const isOf = (text: string) => row.subject.includes(text) === contract?.includes(text)
          return contract !== undefined && !(contract.includes(nameOf(life, row)) && isOf('консумативи'))
        },
        words,
      )
    },
  ],
  [
    'two firms send invoices under the same contract',
    (life) => {
      const firms = new Map<string, number | undefined>()
      return describeMatching(
        ofType(life, Type.INVOICE),
        ({ subject, correspondentIds: [id] }) => {
          const name = /по договор № (\S+)$/.exec(subject)?.[1] ?? ''
          const known = firms.get(name) ?? id
          firms.set(name, known)
          return known !== id
        },
        words,
      )
    },
  ],
  [
    'which maker asks for the approval or the first check of what a rival makes',
    (life) =>
      describeMatching(
        life.db.documents.all().filter(({ typeId }) => typeId === 10 || typeId === 14),
        (row) => groupOf(life, row) === Group.MANUFACTURERS && !row.subject.includes(nameOf(life, row)),
        words,
      ),
  ],
  [
    'which quick service has the usual term or the usual priority',
    ({ db }) =>
      describeMatching(
        db.documents.all().filter(({ serviceKindId }) => serviceKindId === QUICK),
        ({ priorityId, deadlineRuleId }) => priorityId === 1 || deadlineRuleId !== null,
        words,
      ),
  ],
  [
    'which order sends somebody on a trip that nobody made',
    (life) =>
      describeMatching(
        ofType(life, Type.ORDER_OF_TRIP),
        ({ subject }) =>
          !life.db.businessTrips.all().some((trip) => {
            const person = life.db.persons.get(trip.personId)
            return (
              person !== undefined &&
              subject.includes(firstAndLastName(person)) &&
              subject.includes(`гр. ${trip.place}`) &&
              subject.includes(formatDate(trip.fromDate))
            )
          }),
        words,
      ),
  ],
  [
    'which order grants a leave that nobody has',
    (life) =>
      describeMatching(
        ofType(life, Type.ORDER_OF_STAFF).filter(({ subject }) => subject.includes('отпуск')),
        ({ subject }) =>
          !life.db.leaveApplications.all().some((leave) => {
            const person = life.db.persons.get(leave.personId)
            return (
              person !== undefined &&
              subject.includes(firstAndLastName(person)) &&
              subject.includes(formatDate(leave.fromDate))
            )
          }),
        words,
      ),
  ],
  [
    'who was moved to a department and does not work there',
    (life) => {
      const there = life.db.persons
        .all()
        .filter(({ departmentId }) => departmentId === registersDepartmentId)
        .map(firstAndLastName)
      return describeMatching(
        ofType(life, Type.ORDER_OF_STAFF).filter(({ subject }) => subject.includes('преназначаване')),
        ({ subject }) => !there.some((name) => subject.includes(name)),
        words,
      )
    },
  ],
  [
    'which order came after the trip or the leave that it allows had begun',
    ({ db }) =>
      describeMatching(
        db.documents
          .all()
          .filter(({ typeId, subject }) => typeId === 44 || (typeId === 43 && subject.includes('отпуск'))),
        ({ subject, dateRegistered, dateCreated }) => (dayIn(subject) ?? '') <= dayOf(dateRegistered ?? dateCreated),
        words,
      ),
  ],
  [
    'which subject names a department that there is not',
    ({ db }) => {
      const names = db.departments.all().map(({ name }) => name.toLowerCase())
      return db.documents.all().flatMap((row) => {
        const named = /за закупуване на консумативи за (.+)$|компютърна техника в (.+)$/.exec(row.subject)
        const name = (named?.[1] ?? named?.[2])?.toLowerCase()
        return name !== undefined && !names.includes(name) ? [words(row)] : []
      })
    },
  ],
  [
    'who asks for the check of devices that such a firm does not have',
    (life) =>
      describeMatching(
        ofType(life, 15),
        (row) => {
          const own = ownDevice.find(([groupId]) => groupId === groupOf(life, row))
          return own !== undefined && !own[1].test(row.subject)
        },
        words,
      ),
  ],
  [
    'who complains of sums charged by a device that charges nobody at home',
    (life) =>
      describeMatching(
        ofType(life, Type.COMPLAINT),
        ({ subject }) => !/водомер|електромер|топломер/.test(subject),
        words,
      ),
  ],
  [
    'which protocol tells of an inspection that nobody made',
    (life) =>
      describeMatching(
        ofType(life, Type.FINDINGS).filter(({ subject }) => /от проверка на/.test(subject)),
        ({ subject, dateRegistered, dateCreated }) => {
          const day = dayOf(dateRegistered ?? dateCreated)
          const town = /гр\. (.+)$/.exec(subject)?.[1]
          return !life.db.inspections
            .all()
            .some(
              ({ settlementName, dateFrom }) =>
                settlementName === town && dateFrom <= day && dateFrom >= addDays(day, -30),
            )
        },
        words,
      ),
  ],
  [
    'which document was annulled as registered twice though it was registered once',
    ({ db }) =>
      describeMatching(
        db.documents
          .all()
          .filter(
            ({ statusId, statusReason }) =>
              statusId === DocumentStatus.ANNULLED && /втори път|повторно/.test(statusReason ?? ''),
          ),
        (row) =>
          !db.documents
            .by('caseFileGuid', row.caseFileGuid)
            .some((other) => other.guid !== row.guid && other.subject === row.subject),
        words,
      ),
  ],
  [
    'which act or penal decree is against nobody whom we know',
    (life) =>
      describeMatching(
        life.db.documents.all().filter(({ typeId }) => typeId === Type.ACT || typeId === Type.DECREE),
        ({ subject }) => {
          const name = / срещу (.+?) (?:за|по) /.exec(subject)?.[1]
          return !life.db.correspondents.all().some(({ entityName }) => entityName === name)
        },
        words,
      ),
  ],
  [
    'which penal decree follows no act against the same offender',
    (life) => {
      const acts = new Map(
        ofType(life, Type.ACT).map((row) => [`${row.number}/${formatDate(row.dateRegistered)}`, row]),
      )
      return describeMatching(
        ofType(life, Type.DECREE),
        ({ subject }) => {
          const [, name = '', act = ''] = / срещу (.+?) по АУАН № (\S+) г\.$/.exec(subject) ?? []
          return !acts.get(act)?.subject.includes(` срещу ${name} за`)
        },
        words,
      )
    },
  ],
  [
    'which application or further paper came with nothing enclosed',
    ({ db }) =>
      describeMatching(
        db.documents.all().filter(({ typeId, directionId }) => directionId === 1 && withEnclosures.includes(typeId)),
        ({ attachments }) => attachments === 0,
        words,
      ),
  ],
  [
    'which letter has waited for weeks to be sent',
    ({ registered, today }) =>
      describeMatching(
        registered.filter(
          ({ directionId, statusId }) => directionId === Direction.OUTGOING && statusId === DocumentStatus.REGISTERED,
        ),
        ({ sentViaId, dateRegistered }) =>
          dayOf(dateRegistered ?? '') < addDays(today, -(exchange.includes(sentViaId) ? WAITS.exchange : WAITS.post)),
        words,
      ),
  ],
]
