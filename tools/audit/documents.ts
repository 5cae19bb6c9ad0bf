import { managementDepartmentId } from '../../fixtures/departments.ts'
import { statusOf } from '../../mocks/documents/permissions.ts'
import { Direction, ReceivedVia, SentVia } from '../../src/contract/enumerations.ts'
import { formatDate } from '../../src/dates/civilDate.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import {
  type AuditCheck,
  describeFalling,
  describeMatching,
  findDuplicates,
  latestDate,
  shareOutside,
} from './auditCheck.ts'
import { dayOf } from './life.ts'

const countOf = (number: string | null): number => Number(number?.slice(number.lastIndexOf('-') + 1))
const counterOf = (number: string | null, date: string | null): string =>
  `${number?.slice(0, number.lastIndexOf('-'))} ${dayOf(date ?? '').slice(0, 4)}`

export const documentChecks: readonly AuditCheck[] = [
  [
    'which correspondent prefers a system that does not know it',
    ({ db }) =>
      describeMatching(
        db.correspondents.all(),
        ({ preferredSentViaId, entityIdentifier, unifiedCitizenshipNumber }) =>
          preferredSentViaId === SentVia.EDELIVERY && entityIdentifier === null && unifiedCitizenshipNumber === null,
        ({ id }) => `correspondent ${id}`,
      ),
  ],
  [
    'which numbers of documents fall back in date',
    ({ registered }) => {
      const counters = new Map<string, (typeof registered)[number][]>()
      for (const row of registered) {
        const key = counterOf(row.number, row.dateRegistered)
        counters.set(key, [...(counters.get(key) ?? []), row])
      }
      return [...counters.values()].flatMap((rows) =>
        describeFalling(
          rows.toSorted((a, b) => countOf(a.number) - countOf(b.number)),
          ({ dateRegistered }) => dateRegistered ?? '',
          ({ id, number }) => `document ${id} ${number}`,
        ),
      )
    },
  ],
  [
    'which letter is signed by who prepared it and leads nothing',
    ({ db, registered }) => {
      const firstOf = new Map<number, number>()
      for (const { id, departmentId, positionId } of db.persons.all())
        if (db.positions.get(positionId)?.isDmPosition && !firstOf.has(departmentId)) firstOf.set(departmentId, id)
      return describeMatching(
        registered.filter(({ directionId, typeId }) => directionId !== Direction.INCOMING && !isResolutionType(typeId)),
        ({ authorPersonId, signedByPersonId, departmentId }) =>
          departmentId !== managementDepartmentId &&
          signedByPersonId === authorPersonId &&
          firstOf.get(departmentId) !== authorPersonId,
        ({ id, number }) => `document ${id} ${number}`,
      )
    },
  ],
  [
    'what came through the portal and was made by one of us, or the other way round',
    ({ db }) =>
      describeMatching(
        db.documents.all(),
        ({ portalNumber, createdByPersonId }) => (portalNumber !== null) !== (createdByPersonId === null),
        ({ id }) => `document ${id}`,
      ),
  ],
  [
    'which letter answers one that we never sent in its case',
    ({ registered }) => {
      const sent = new Set(
        registered
          .filter(({ directionId }) => directionId === Direction.OUTGOING)
          .map(({ number, dateRegistered, caseFileGuid }) => `${number}/${formatDate(dateRegistered)} ${caseFileGuid}`),
      )
      return describeMatching(
        registered,
        ({ subject, caseFileGuid }) => {
          const answered = /с наш рег\. № (\S+)/.exec(subject)
          return answered !== null && !sent.has(`${answered[1]} ${caseFileGuid}`)
        },
        ({ number, subject }) => `${number}: ${subject}`,
      )
    },
  ],
  [
    'which answer of ours goes to a letter that began no case',
    ({ db, registered }) =>
      describeMatching(
        registered,
        ({ subject, caseFileGuid }) =>
          subject.startsWith('Отговор на писмо №') &&
          db.documents.get(db.caseFiles.get(caseFileGuid)?.rootDocumentGuid)?.directionId !== Direction.INCOMING,
        ({ number, subject }) => `${number}: ${subject}`,
      ),
  ],
  [
    'which number of a document was given twice',
    ({ registered }) =>
      findDuplicates(registered, ({ number, dateRegistered }) => `${counterOf(number, dateRegistered)} ${number}`),
  ],
  [
    'which document is registered before it was written or came',
    ({ registered }) =>
      describeMatching(
        registered,
        (row) => (row.dateRegistered ?? '') < (row.dateReceived ?? row.dateCreated),
        ({ id }) => `document ${id}`,
      ),
  ],
  [
    'which ended document has ended before its registration',
    ({ registered }) =>
      describeMatching(
        registered,
        (row) => isFinal(statusOf(row)) && row.statusDate < (row.dateRegistered ?? ''),
        ({ id }) => `document ${id}`,
      ),
  ],
  [
    'which letter has a date of its sender after it came',
    ({ db }) =>
      describeMatching(
        db.documents.all(),
        (row) => row.externalRefDate !== null && row.externalRefDate > dayOf(row.dateRegistered ?? row.dateCreated),
        ({ id }) => `document ${id}`,
      ),
  ],
  [
    'which place in a case is taken twice, or by a later document first',
    ({ db }) =>
      db.caseFiles.all().flatMap(({ guid, id }) => {
        const own = db.documents
          .by('caseFileGuid', guid)
          .filter(({ receiptOrder }) => receiptOrder !== null)
          .toSorted((a, b) => (a.receiptOrder ?? 0) - (b.receiptOrder ?? 0))
        const words = () => `case ${id}`
        return [
          ...describeFalling(own, ({ dateRegistered }) => dateRegistered ?? '', words),
          ...findDuplicates(own, ({ receiptOrder }) => `case ${id} ${receiptOrder}`),
        ]
      }),
  ],
  [
    'which answer or resolution is older than what it is about',
    ({ db }) =>
      describeMatching(
        db.documents.all(),
        ({ parentGuid, dateCreated, dateRegistered }) =>
          (dateRegistered ?? dateCreated) < (db.documents.get(parentGuid)?.dateRegistered ?? ''),
        ({ id }) => `document ${id}`,
      ),
  ],
  [
    'which term ends on a day off or before it began',
    ({ db, isWorking }) =>
      describeMatching(
        db.documents.all(),
        ({ deadline, deadlineStart }) =>
          deadline !== null && (!isWorking(deadline) || deadline < (deadlineStart ?? deadline)),
        ({ id, deadline }) => `document ${id}: ${deadline}`,
      ),
  ],
  [
    'what waits without a number though people were at work since it came through the portal',
    ({ db, today, daysOf, isWorking }) =>
      describeMatching(
        db.documents.all(),
        ({ number, receivedViaId, dateCreated, statusId }) =>
          number === null &&
          receivedViaId === ReceivedVia.INTERNET &&
          statusId === 1 &&
          daysOf(dayOf(dateCreated), today).filter(isWorking).length > MOST_WAITING,
        ({ id, dateCreated }) => `document ${id} ${dateCreated}`,
      ),
  ],
  [
    'which closed case has something unfinished in it',
    ({ db }) =>
      describeMatching(
        db.caseFiles.all(),
        ({ guid, statusId }) => {
          if (statusId === 1) return false
          const documents = db.documents.by('caseFileGuid', guid)
          const tasks = documents.flatMap((row) => db.tasks.by('documentGuid', row.guid))
          return documents.some((row) => !isFinal(statusOf(row))) || tasks.some((one) => one.dateCompleted === null)
        },
        ({ id }) => `case ${id}`,
      ),
  ],
  [
    'which case was closed before the last thing was done in it',
    ({ db }) =>
      describeMatching(
        db.caseFiles.all(),
        ({ guid, statusId, statusDate }) => {
          if (statusId === 1) return false
          const documents = db.documents.by('caseFileGuid', guid)
          const tasks = documents.flatMap((row) => db.tasks.by('documentGuid', row.guid))
          const done = tasks.map(({ dateCompleted }) => dateCompleted)
          return latestDate([...documents.map(({ dateRegistered }) => dateRegistered), ...done]) > statusDate
        },
        ({ id }) => `case ${id}`,
      ),
  ],
  [
    'which case does not bear the number of its first document',
    ({ db }) =>
      describeMatching(
        db.caseFiles.all(),
        ({ rootDocumentGuid, number, scope }) => {
          const root = db.documents.get(rootDocumentGuid)
          return root?.number !== number || root.scope !== scope
        },
        ({ id }) => `case ${id}`,
      ),
  ],
  [
    'whether about six cases of ten are closed',
    ({ db }) => shareOutside(db.caseFiles.all(), ({ statusId }) => statusId !== 1, [0.5, 0.78]),
  ],
  [
    'whether about one open case of eight is late',
    ({ db, today }) =>
      shareOutside(
        db.caseFiles.all().filter(({ statusId }) => statusId === 1),
        ({ rootDocumentGuid }) => {
          const root = db.documents.get(rootDocumentGuid)
          return root?.deadline != null && root.deadline < today && !isFinal(statusOf(root))
        },
        [0.02, 0.25],
      ),
  ],
  [
    'whether about one unfinished document of eight is late',
    ({ db, today }) =>
      shareOutside(
        db.documents.all().filter((row) => !isFinal(statusOf(row))),
        ({ deadline }) => deadline !== null && deadline < today,
        [0.02, 0.2],
      ),
  ],
]
/** In working days, including the day of arrival: how long a document from the internet may wait for registration. */
const MOST_WAITING = 12
