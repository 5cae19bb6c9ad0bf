import { statusOf } from '../../../../mocks/documents/permissions.ts'
import { LOG_IN, userView } from '../../../../mocks/people/userView.ts'
import { isFinal } from '../../../../src/rules/documents/documentStatus.ts'
import { type Deed, dayOf, hourOf, type Life } from './life.ts'
import { falling, offending, type Question } from './question.ts'

const wordsOf = ({ personId, at, what }: Deed) => `person ${personId}, ${at}: ${what}`
const deedsThat = (is: (deed: Deed, life: Life) => boolean) => (life: Life) =>
  offending(life.deeds, (deed) => is(deed, life), wordsOf)

/** The count of „РД-09-17“. */
const countOf = (number: string | null): number => Number(number?.slice(number.lastIndexOf('-') + 1))

/** A share that is not between two bounds, as one sentence. */
const shareOutside = <R>(rows: readonly R[], is: (row: R) => boolean, [least, most]: readonly [number, number]) => {
  const share = rows.filter(is).length / Math.max(1, rows.length)
  return rows.length > 30 && (share < least || share > most) ? [`${share.toFixed(2)} of ${rows.length}`] : []
}

export const questionsOfWork: readonly Question[] = [
  ['who worked with documents while away', deedsThat(({ personId, at }, { isAway }) => isAway(personId, dayOf(at)))],
  ['who worked on a day off', deedsThat(({ at }, { isWorking }) => !isWorking(dayOf(at)))],
  ['who worked at night', deedsThat(({ at }) => hourOf(at) < '07:30' || hourOf(at) > '18:15')],
  ['what was done after now', deedsThat(({ at }, { world }) => at > world.now().toISOString())],
  ['who worked and is not known', deedsThat(({ personId }, { world }) => !world.persons.get(personId))],
  [
    'which numbers of documents fall back in date',
    ({ world }) => {
      const numbered = world.documents
        .all()
        .filter(({ number }) => number !== null)
        .toSorted((a, b) => countOf(a.number) - countOf(b.number))
      const last = new Map<string, string>()
      return numbered.flatMap(({ number, dateRegistered, id }) => {
        const prefix = `${number?.slice(0, number.lastIndexOf('-'))} ${dateRegistered?.slice(0, 4)}`
        const before = last.get(prefix) ?? ''
        last.set(prefix, dateRegistered ?? '')
        return before > (dateRegistered ?? '') ? [`document ${id} ${number}`] : []
      })
    },
  ],
  [
    'which number was given twice',
    ({ world }) => {
      const seen = new Set<string>()
      return world.documents.all().flatMap(({ number, dateRegistered }) => {
        if (number === null) return []
        const key = `${number} ${dayOf(dateRegistered ?? '').slice(0, 4)}`
        if (seen.has(key)) return [key]
        seen.add(key)
        return []
      })
    },
  ],
  [
    'which document is registered before it was written or came',
    ({ world }) =>
      offending(
        world.documents.all(),
        (row) => row.dateRegistered !== null && row.dateRegistered < (row.dateReceived ?? row.dateCreated),
        ({ id }) => `document ${id}`,
      ),
  ],
  [
    'which status is older than the registration',
    ({ world }) =>
      offending(
        world.documents.all(),
        (row) => row.dateRegistered !== null && isFinal(statusOf(row)) && row.statusDate < row.dateRegistered,
        ({ id }) => `document ${id}`,
      ),
  ],
  [
    'which letter is answered before its own date',
    ({ world }) =>
      offending(
        world.documents.all(),
        (row) => row.externalRefDate !== null && row.externalRefDate > dayOf(row.dateRegistered ?? row.dateCreated),
        ({ id }) => `document ${id}`,
      ),
  ],
  [
    'which document belongs to a case, a parent, a person or a department that is not there',
    ({ world }) =>
      offending(
        world.documents.all(),
        (row) =>
          !world.caseFiles.get(row.caseFileGuid) ||
          (row.parentGuid !== null && !world.documents.get(row.parentGuid)) ||
          !world.persons.get(row.authorPersonId) ||
          !world.departments.get(row.departmentId) ||
          row.correspondentIds.some((id) => !world.correspondents.get(id)),
        ({ id }) => `document ${id}`,
      ),
  ],
  [
    'which term ends on a day off or before it began',
    ({ world, isWorking }) =>
      offending(
        world.documents.all(),
        ({ deadline, deadlineStart }) =>
          deadline !== null && (!isWorking(deadline) || deadline < (deadlineStart ?? deadline)),
        ({ id, deadline }) => `document ${id}: ${deadline}`,
      ),
  ],
  [
    'which closed case has something unfinished in it',
    ({ world }) =>
      world.caseFiles
        .all()
        .filter(({ statusId }) => statusId !== 1)
        .flatMap(({ guid }) => {
          const documents = world.documents.by('caseFileGuid', guid)
          const tasks = documents.flatMap((row) => world.tasks.by('documentGuid', row.guid))
          const isOpen =
            documents.some((row) => !isFinal(statusOf(row))) || tasks.some((one) => one.dateCompleted === null)
          return isOpen ? [`case ${guid}`] : []
        }),
  ],
  [
    'whether about six cases of ten are closed',
    ({ world }) => shareOutside(world.caseFiles.all(), ({ statusId }) => statusId !== 1, [0.5, 0.78]),
  ],
  [
    'whether about one open case of eight is late',
    ({ world, today }) =>
      shareOutside(
        world.caseFiles.all().filter(({ statusId }) => statusId === 1),
        ({ rootDocumentGuid }) => {
          const root = world.documents.get(rootDocumentGuid)
          return root?.deadline != null && root.deadline < today && !isFinal(statusOf(root))
        },
        [0.02, 0.25],
      ),
  ],
  [
    'whether about one unfinished document of eight is late',
    ({ world, today }) =>
      shareOutside(
        world.documents.all().filter((row) => !isFinal(statusOf(row))),
        ({ deadline }) => deadline !== null && deadline < today,
        [0.02, 0.2],
      ),
  ],
  [
    'which task was done before it was given, or has no result',
    ({ world }) =>
      offending(
        world.taskAssignees.all(),
        ({ taskGuid, dateCompleted, completedByPersonId, resultTypeId }) =>
          dateCompleted !== null &&
          completedByPersonId !== null &&
          (resultTypeId === null || dateCompleted < (world.tasks.get(taskGuid)?.dateCreated ?? '')),
        ({ id }) => `assignee ${id}`,
      ),
  ],
  [
    'which task has not exactly one responsible assignee',
    ({ world }) =>
      offending(
        world.tasks.all(),
        ({ guid }) => world.taskAssignees.by('taskGuid', guid).filter(({ isMain }) => isMain).length !== 1,
        ({ id }) => `task ${id}`,
      ),
  ],
  [
    'who worked and never logged in, or last logged in before her last work',
    ({ world, deeds }) => {
      const last = new Map<number, string>()
      for (const { personId, at } of deeds) if (at > (last.get(personId) ?? '')) last.set(personId, at)
      return world.users.all().flatMap((user) => {
        const worked = last.get(user.personId)
        const { dateLastLogin } = userView(world, user)
        return worked && dayOf(dateLastLogin ?? '0001-01-01') < dayOf(worked) ? [`${user.userName}: ${worked}`] : []
      })
    },
  ],
  [
    'who logged in while away, at night or after now',
    ({ world, isAway, isWorking }) =>
      offending(
        world.users.all().map((user) => userView(world, user)),
        ({ personId, dateLastLogin: at }) =>
          at !== null &&
          personId !== null &&
          (isAway(personId, dayOf(at)) ||
            !isWorking(dayOf(at)) ||
            at > world.now().toISOString() ||
            hourOf(at) < '07:00' ||
            hourOf(at) > '18:00'),
        ({ userName, dateLastLogin }) => `${userName} ${dateLastLogin}`,
      ),
  ],
  [
    'who did something before logging in on that day',
    ({ world }) => {
      const first = new Map<string, string>()
      for (const { personId, action, date } of world.userActions.all()) {
        const key = `${personId} ${dayOf(date)}`
        if (action === LOG_IN && date < (first.get(key) ?? '9')) first.set(key, date)
      }
      return offending(
        world.userActions.all().filter(({ action }) => action !== LOG_IN),
        ({ personId, date }) => date < (first.get(`${personId} ${dayOf(date)}`) ?? '9'),
        ({ id, date }) => `action ${id} ${date}`,
      )
    },
  ],
  [
    'which service has several bases of its fee',
    ({ world }) => {
      const bases = new Map<number, Set<string>>()
      for (const { documentGuid, basis } of world.obligations.all()) {
        const typeId = world.documents.get(documentGuid)?.typeId ?? 0
        bases.set(typeId, (bases.get(typeId) ?? new Set()).add(basis))
      }
      return [...bases].flatMap(([typeId, own]) => (own.size > 1 ? [`type ${typeId}: ${[...own].join(', ')}`] : []))
    },
  ],
  [
    'which fee is paid before it arose, or over its amount',
    ({ world }) =>
      world.obligations.all().flatMap(({ guid, id, amountCents, dateArisen }) => {
        const payments = world.payments.by('obligationGuid', guid)
        const paid = payments.reduce((sum, one) => sum + one.amountCents, 0)
        return paid > amountCents || payments.some(({ date }) => date < dayOf(dateArisen)) ? [`obligation ${id}`] : []
      }),
  ],
]

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

export const questionsOfInspections: readonly Question[] = [
  [
    'who inspected while on leave, on a trip elsewhere, or on a day off',
    ({ world, isAway, isWorking }) =>
      offending(
        world.inspections.all(),
        ({ dateFrom, inspectorPersonIds, settlementName }) =>
          !isWorking(dateFrom) || inspectorPersonIds.some((id) => isAway(id, dateFrom, { travelsTo: settlementName })),
        ({ number }) => number,
      ),
  ],
  [
    'which inspection has no inspector, or one of another department',
    ({ world }) =>
      offending(
        world.inspections.all(),
        ({ inspectorPersonIds, departmentId }) =>
          inspectorPersonIds.length === 0 ||
          inspectorPersonIds.some((id) => world.persons.get(id)?.departmentId !== departmentId),
        ({ number }) => number,
      ),
  ],
  [
    'who was at two inspections on one day',
    ({ world }) => {
      const seen = new Set<string>()
      return world.inspections.all().flatMap(({ number, dateFrom, inspectorPersonIds }) =>
        inspectorPersonIds.flatMap((id) => {
          const key = `${id} ${dateFrom}`
          if (seen.has(key)) return [`${number}: person ${id}`]
          seen.add(key)
          return []
        }),
      )
    },
  ],
  [
    'which ground of an inspection is no registered document of before',
    ({ world }) => {
      const numbers = new Map(
        world.documents
          .all()
          .flatMap((row) => (row.number ? [[`${row.number} ${dayOf(row.dateRegistered ?? '')}`, row] as const] : [])),
      )
      return [...world.inspections.all(), ...world.groupedInspections.all()].flatMap((row) => {
        const [number, date] = 'basis' in row ? [row.basisNumber, row.basisDate] : [row.orderNumber, row.orderDate]
        if ('basis' in row && !['order', 'complaint', 'signal'].includes(row.basis)) return []
        return date !== null && date <= row.dateFrom && numbers.has(`${number} ${date}`)
          ? []
          : [`${row.number}: ${number}`]
      })
    },
  ],
  [
    'which inspection ended before it began',
    ({ world }) =>
      offending(
        world.inspections.all(),
        ({ dateTo, dateFrom, timeFrom, timeTo }) =>
          dateTo !== null && (dateTo < dateFrom || (dateTo === dateFrom && minutesOf(timeTo) <= minutesOf(timeFrom))),
        ({ number }) => number,
      ),
  ],
  [
    'which follow-up was made before the term that it looks after',
    ({ world }) =>
      offending(
        world.inspections.all(),
        ({ followsGuid, dateFrom }) =>
          followsGuid !== null && (world.inspections.get(followsGuid)?.followUpUntil ?? '9') > dateFrom,
        ({ number }) => number,
      ),
  ],
  [
    'which inspection found violations and gave no measure',
    ({ world }) =>
      offending(
        world.inspections.all(),
        ({ resultId, measures, devices }) =>
          resultId === 2 && (measures.length === 0 || !devices.some(({ isConforming }) => isConforming === false)),
        ({ number }) => number,
      ),
  ],
  [
    'which closed inspection has no protocol',
    ({ world }) =>
      offending(
        world.inspections.all(),
        ({ statusId, protocols }) => statusId === 4 && protocols.length === 0,
        ({ number }) => number,
      ),
  ],
  [
    'which numbers of inspections fall back in date',
    ({ world }) =>
      falling(
        world.inspections.all().filter(({ number }) => number !== ''),
        ({ dateFrom }) => dateFrom,
        ({ number }) => number,
      ),
  ],
]
