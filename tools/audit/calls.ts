import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { requestTaskTypes, TaskType } from '../../src/contract/taskKinds.ts'
import { addDays } from '../../src/dates/civilDate.ts'
import type { Permission } from '../../src/rules/documents/documentPermissions.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { isResolutionType } from '../../src/rules/documents/resolution.ts'
import { type Transition, transitionOf } from '../../src/rules/documents/transitionTable.ts'
import { isOpenStatus } from '../../src/rules/tasks/taskFacts.ts'
import { type AtMoment, atMomentsOf, isStatusLine, type Row, statusesOf } from './atMoment.ts'
import type { AuditCheck } from './auditCheck.ts'
import { dayOf, type Life } from './life.ts'

type Move = { row: Row; from: DocumentStatus; to: DocumentStatus; at: string; personId: number; reason: string }

const known = new WeakMap<Life, { moments: AtMoment; moves: Move[] }>()
const pastOf = (life: Life) => {
  const found = known.get(life)
  if (found) return found
  const { db, registered } = life
  const moments = atMomentsOf(db)
  const moves = registered.flatMap((row) =>
    db.history
      .by('documentGuid', row.guid)
      .filter(isStatusLine)
      .toSorted((a, b) => a.id - b.id)
      .map(
        (line): Move => ({
          row,
          ...statusesOf(line),
          at: line.date,
          personId: line.personId ?? 0,
          reason: line.note ?? '',
        }),
      ),
  )
  const past = { moments, moves }
  known.set(life, past)
  return past
}
const words = ({ row, from, to, at, personId }: Move) =>
  `document ${row.id} ${row.number} ${from} → ${to} ${at} by person ${personId}`

/**
 * True for an automatic change of status, which no user requests: a resolution starts when it gets its number and ends
 * with its last task.
 */
const isByItself = ({ row, to, reason }: Move): boolean =>
  isResolutionType(row.typeId) && (to === DocumentStatus.IN_PROGRESS || reason !== '')
const movesThat = (
  life: Life,
  isWrong: (move: Move, transition: Transition, moments: AtMoment) => boolean,
): string[] => {
  const { moves, moments } = pastOf(life)
  return moves.flatMap((move) => {
    const transition = transitionOf(move.from, move.to, move.row.directionId)
    return transition && !isByItself(move) && isWrong(move, transition, moments) ? [words(move)] : []
  })
}

/** An action of a user on a document, which requires at least one of the permissions in `rights`. */
type Act = { row: Row | undefined; at: string; personId: number | null; rights: readonly Permission[]; what: string }
const withoutRight = (life: Life, acts: readonly Act[]): string[] => {
  const { moments } = pastOf(life)
  return acts.flatMap(({ row, at, personId, rights, what }) => {
    if (!row || personId === null) return []
    const own = moments.rightsOf(personId, row, at)
    return rights.some((right) => own[right])
      ? []
      : [`${what} on document ${row.id} ${row.number} ${at} by person ${personId}`]
  })
}
const documentOf = ({ db }: Life, guid: string | null): Row | undefined => db.documents.get(guid ?? '')
/** The permissions needed to send a letter, by the action in the history. */
const rightsOfDelivery: Readonly<Record<string, readonly Permission[]>> = {
  Изпращане: ['send'],
  'Връщане на пратка': ['edit', 'send'],
  'Повторно изпращане': ['send'],
}
const ofWriters: readonly number[] = [TaskType.AGREEMENT, TaskType.SIGNATURE]

/** In days: how long notifications are kept. */
const REMINDERS_KEPT = 30

/** Checks that the product would have allowed each action that the mock database contains. */
export const callChecks: readonly AuditCheck[] = [
  [
    'which change of status is not in the table of changes',
    (life) =>
      pastOf(life).moves.flatMap((move) =>
        isByItself(move) || transitionOf(move.from, move.to, move.row.directionId) ? [] : [words(move)],
      ),
  ],
  [
    'who changed the status of a document without a right to',
    (life) =>
      movesThat(life, ({ row, at, personId }, { rights }, moments) => {
        const own = moments.rightsOf(personId, row, at)
        return rights.length > 0 && !rights.some((right) => own[right])
      }),
  ],
  [
    'which status was changed before what the change needs was done',
    (life) =>
      movesThat(life, ({ row, from, at }, { needs }, moments) => needs(moments.factsOf(row, from, at)).length > 0),
  ],
  [
    'which change of status lacks the reason that it takes',
    (life) =>
      movesThat(
        life,
        ({ row, from, at, reason }, transition, moments) =>
          reason.length < (transition.reason?.(moments.factsOf(row, from, at)) ?? 0),
      ),
  ],
  [
    'who registered a document without a right to',
    (life) =>
      withoutRight(
        life,
        life.registered
          .filter(({ typeId }) => !isResolutionType(typeId))
          .map((row) => ({
            ...{ row, at: row.dateRegistered ?? '', personId: row.registeredByPersonId },
            ...{ rights: ['register'] as const, what: 'registered' },
          })),
      ),
  ],
  [
    'who resolved without a right to',
    (life) =>
      withoutRight(
        life,
        life.registered
          .filter(({ parentGuid, typeId }) => parentGuid !== null && isResolutionType(typeId))
          .map((one) => ({
            ...{ row: documentOf(life, one.parentGuid), at: one.dateRegistered ?? '', personId: one.authorPersonId },
            ...{ rights: ['resolve'] as const, what: 'resolution' },
          })),
      ),
  ],
  [
    'who gave work without a right to',
    (life) =>
      withoutRight(
        life,
        life.db.tasks
          .all()
          .filter(({ typeId }) => !requestTaskTypes.includes(typeId))
          .map((task) => ({
            ...{ row: documentOf(life, task.documentGuid), at: task.dateCreated, personId: task.assignerPersonId },
            ...{ rights: ['assign', 'resolve', 'edit'] as const, what: `task ${task.id} given` },
          })),
      ),
  ],
  [
    'who asked for agreement or a signature and did not write the letter',
    (life) =>
      withoutRight(
        life,
        life.db.tasks
          .all()
          .filter(
            ({ typeId, documentGuid }) =>
              ofWriters.includes(typeId) && documentOf(life, documentGuid)?.directionId !== Direction.INCOMING,
          )
          .map((task) => ({
            ...{ row: documentOf(life, task.documentGuid), at: task.dateCreated, personId: task.assignerPersonId },
            ...{ rights: ['edit', 'assign', 'resolve'] as const, what: `task ${task.id} asked` },
          })),
      ),
  ],
  [
    'who noted a fee or a payment without a right to',
    (life) => {
      const { db } = life
      const fees = new Map(db.obligations.all().map((row) => [row.guid, row]))
      return withoutRight(life, [
        ...db.obligations.all().map((fee) => ({
          ...{ row: documentOf(life, fee.documentGuid), at: fee.dateCreated, personId: fee.createdByPersonId },
          ...{ rights: ['obligations'] as const, what: `fee ${fee.id}` },
        })),
        ...db.payments.all().map((one) => ({
          ...{ row: documentOf(life, fees.get(one.obligationGuid)?.documentGuid ?? ''), at: one.dateCreated },
          ...{ personId: one.createdByPersonId, rights: ['obligations'] as const, what: `payment ${one.id}` },
        })),
      ])
    },
  ],
  [
    'who sent a letter, noted its return or sent it again without a right to',
    (life) =>
      withoutRight(
        life,
        life.db.history
          .all()
          .filter(({ action }) => rightsOfDelivery[action] !== undefined)
          .map((line) => ({
            ...{ row: documentOf(life, line.documentGuid), at: line.date, personId: line.personId },
            ...{ rights: rightsOfDelivery[line.action] ?? [], what: line.action },
          })),
      ),
  ],
  [
    'who remarked on a document without a right to',
    (life) =>
      withoutRight(
        life,
        life.db.comments.all().map((one) => ({
          ...{ row: documentOf(life, one.documentGuid), at: one.dateCreated, personId: one.personId },
          ...{ rights: ['comment'] as const, what: `comment ${one.id}` },
        })),
      ),
  ],
  [
    'which work was given on what was done with',
    (life) =>
      life.db.tasks.all().flatMap((task) => {
        const row = documentOf(life, task.documentGuid)
        return row?.number &&
          task.dateCreated > (row.dateRegistered ?? '') &&
          isFinal(pastOf(life).moments.statusBefore(row, task.dateCreated))
          ? [`task ${task.id} on document ${row.id} ${row.number}`]
          : []
      }),
  ],
  [
    'on which document work was given that is not in execution since',
    (life) =>
      life.registered.flatMap((row) => {
        const waits = row.statusId === DocumentStatus.REGISTERED || row.statusId === DocumentStatus.FOR_RESOLUTION
        const isWorkedOn = life.db.tasks
          .by('documentGuid', row.guid)
          .some(
            ({ typeId, dateCreated }) =>
              !requestTaskTypes.includes(typeId) && dateCreated >= (row.dateRegistered ?? ''),
          )
        return waits && isWorkedOn && row.directionId !== Direction.OUTGOING ? [`document ${row.id} ${row.number}`] : []
      }),
  ],
  [
    'which resolution is in execution though all its work is over, or over though some is not',
    ({ db, registered }) =>
      registered.flatMap((row) => {
        const tasks = isResolutionType(row.typeId) ? db.tasks.by('resolutionGuid', row.guid) : []
        if (tasks.length === 0) return []
        const isOpen = tasks.some(({ statusId }) => isOpenStatus(statusId))
        return isOpen === (row.statusId === DocumentStatus.IN_PROGRESS) ? [] : [`resolution ${row.id} ${row.number}`]
      }),
  ],
  [
    'who has done work that the history of the document does not tell of',
    ({ db }) =>
      db.taskAssignees.all().flatMap(({ id, documentGuid, dateCompleted, completedByPersonId }) => {
        const isInHistory = db.history
          .by('documentGuid', documentGuid)
          .some(({ date, personId }) => date === dateCompleted && personId === completedByPersonId)
        return dateCompleted === null || isInHistory ? [] : [`assignee ${id}`]
      }),
  ],
  [
    'who was not reminded of work that is late',
    ({ db, now }) => {
      const reminded = new Set(
        db.notifications
          .all()
          .filter(({ type }) => type === 'TaskOverdue')
          .map(({ personId, taskGuid }) => `${personId} ${taskGuid}`),
      )
      const open = new Map(db.tasks.all().flatMap((task) => (isOpenStatus(task.statusId) ? [[task.guid, task]] : [])))
      return db.taskAssignees.all().flatMap(({ id, personId, taskGuid, endDate, dateCompleted }) => {
        const task = open.get(taskGuid)
        // A reminder is sent at 04:00 UTC on the day after the deadline, so it is expected only after that time. If
        // that is more than REMINDERS_KEPT days ago, the notification may be deleted already, so it is not expected.
        const morning = new Date(`${addDays(endDate, 1)}T04:00:00.000Z`).toISOString()
        const isKept = morning <= now && endDate > addDays(dayOf(now), -REMINDERS_KEPT)
        const isLate = task !== undefined && dateCompleted === null && isKept && task.dateCreated < morning
        return isLate && !reminded.has(`${personId} ${taskGuid}`) ? [`assignee ${id} of task ${task.id}`] : []
      })
    },
  ],
  [
    'what was done with documents in these weeks that the journal does not tell of',
    ({ db }) => {
      const actions = db.userActions.all().filter(({ objectKind }) => objectKind === 'Документ')
      const since = actions[0]?.date ?? ''
      const journalKeys = new Set(actions.map((one) => `${one.objectId} ${one.date} ${one.action}`))
      return db.history
        .all()
        .filter(({ personId, date }) => personId !== null && date >= since)
        .flatMap((line) =>
          journalKeys.has(`${line.documentGuid} ${line.date} ${line.action}`)
            ? []
            : [`history ${line.id} ${line.action} ${line.date}`],
        )
    },
  ],
]
