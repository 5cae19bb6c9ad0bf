import { inspectionWriters } from '../../contract/callers.ts'
import { InspectionStatus, inspectionStatusLabels } from '../../contract/inspectionKinds.ts'
import { groupedInspections, inspections } from '../../contract/inspections.ts'
import { labelIn } from '../../contract/labels.ts'
import type { Role } from '../../contract/roles.ts'
import type { Inspection } from '../../contract/shapes/inspections.ts'
import { mayCall, neededRole } from '../callAccess.ts'
import { allOf, allowed, refused, refusedInUnknownStatus, type Verdict } from '../refusal.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { isAdministrator } from '../routeAccess.ts'

/** Who is at the screen, as the rules ask. */
export type Inspector = { personId: number; roles: readonly Role[] }
/** What the rules look at of a single inspection (`leads`: who leads its team) or of a group (`leads`: its leader). */
export type OnStatus = {
  statusId: number | null
  team: readonly { id: number }[]
  /** The first day of the period of a group. */
  periodFrom?: string | null
  /** When a single inspection is to begin, a day and a time. */
  startsAt?: string | null
  /** The group that a single inspection is made in. */
  group?: Inspection['groupedInspection']
}

/** What the rules look at of a single inspection. */
export const onStatusOf = (
  one: Pick<Inspection, 'statusId' | 'team' | 'startsAt' | 'groupedInspection'>,
): OnStatus => ({
  statusId: one.statusId,
  team: one.team,
  startsAt: one.startsAt,
  group: one.groupedInspection,
})

export const inspectionMoves = [
  { key: 'plan', label: 'Планирай', done: 'планирана', from: [1], to: 2 },
  { key: 'start', label: 'Започни', done: 'започната', from: [1, 2], to: 3 },
  { key: 'finish', label: 'Приключи', done: 'приключена', from: [3], to: 4 },
  { key: 'annul', label: 'Анулирай', done: 'анулирана', from: [2, 3], to: 5, needsComment: true },
] as const
export type InspectionMoveKey = (typeof inspectionMoves)[number]['key']
export type InspectionMove = (typeof inspectionMoves)[number]

export const moveOf = (key: string): InspectionMove | undefined => inspectionMoves.find((one) => one.key === key)

/** What a move needs of a record before it is made: to leave the drafts, or to be closed. */
export const moveDemands = (key: InspectionMoveKey): 'planned' | 'closed' | null =>
  key === 'finish' ? 'closed' : key === 'annul' ? null : 'planned'

const statusName = (statusId: number | null): string => labelIn(inspectionStatusLabels, statusId) || 'неизвестен'
/** A status that nobody says stands against nothing. */
const inKnownStatus = (statusId: number | null): Verdict =>
  statusId === null || statusId in inspectionStatusLabels ? allowed : refusedInUnknownStatus('проверката')

/** Whether somebody may write inspections at all: the role for reading sees every screen and writes none. */
export const mayWriteInspections = (roles: readonly Role[]): Verdict =>
  mayCall(inspections.update.roles, roles)
    ? allowed
    : refused(
        'Проверките са отворени само за преглед.',
        'Ролята Ви не позволява промени.',
        neededRole(inspections.update.roles),
      )

/** Whether somebody inspects himself: a new inspection begins with him. An administrator only writes those of others. */
export const isInspector = (roles: readonly Role[]): boolean => inspectionWriters.some((role) => roles.includes(role))

const isOpen = (statusId: number | null): boolean =>
  statusId !== InspectionStatus.FINISHED && statusId !== InspectionStatus.ANNULLED

/** Whether an inspection, or a group, may be changed: not once it is closed or annulled. */
export const mayChangeInspection = ({ statusId }: OnStatus, { roles }: Inspector): Verdict =>
  allOf(
    mayWriteInspections(roles),
    inKnownStatus(statusId),
    isOpen(statusId)
      ? allowed
      : refused(
          'Проверката не се променя.',
          `Тя е в статус „${statusName(statusId)}“.`,
          'Създайте копие или последваща проверка.',
        ),
  )

/** Whether a file may be added to it as a whole: also once it is closed, when the signed protocol has been scanned. */
export const mayAddInspectionFile = ({ statusId }: OnStatus, { roles }: Inspector): Verdict =>
  allOf(
    mayWriteInspections(roles),
    inKnownStatus(statusId),
    statusId === InspectionStatus.ANNULLED ? refused('Файлове не се добавят.', 'Проверката е анулирана.') : allowed,
  )

const teamVerdict = (move: InspectionMove, { team }: OnStatus, { personId, roles }: Inspector): Verdict => {
  // What nobody is named in is nobody else's: that the team is missing is said by what the move demands.
  if (move.key === 'plan' || team.length === 0 || isAdministrator(roles)) return allowed
  const who = move.key === 'annul' ? team.slice(0, 1) : team
  if (who.some(({ id }) => id === personId)) return allowed
  return move.key === 'annul'
    ? refused('Проверката не може да бъде анулирана от Вас.', 'Анулира я ръководителят ѝ.')
    : refused('Не участвате в проверката.', 'Започва я и я приключва някой от проверяващите.')
}

const begunGroups: readonly (number | null)[] = [null, InspectionStatus.UNDER_WAY, InspectionStatus.FINISHED]
/** In a group that is only planned, or annulled, nothing is inspected; a status that nobody says stands against nothing. */
const groupVerdict = (move: InspectionMove, { group }: OnStatus): Verdict => {
  if (move.key !== 'start' || !group || begunGroups.includes(group.statusId)) return allowed
  return refused(
    'Проверката още не може да започне.',
    `Груповата проверка ${group.number} е в статус „${statusName(group.statusId)}“.`,
    group.statusId === InspectionStatus.ANNULLED ? undefined : 'Първо ръководителят на груповата я започва.',
  )
}

/** Whether somebody may make a move now: by role, by status, by its group, and whether it is his inspection. */
export const mayMoveInspection = (move: InspectionMove, one: OnStatus, me: Inspector): Verdict =>
  allOf(
    mayWriteInspections(me.roles),
    inKnownStatus(one.statusId),
    (move.from as readonly number[]).includes(one.statusId ?? 0)
      ? allowed
      : refused('Този ход не е възможен сега.', `Проверката е в статус „${statusName(one.statusId)}“.`),
    groupVerdict(move, one),
    teamVerdict(move, one, me),
  )

/** The moves that a status leaves, whoever may make them. */
export const movesFromStatus = (statusId: number | null): readonly InspectionMove[] =>
  inspectionMoves.filter(({ from }) => (from as readonly number[]).includes(statusId ?? 0))

/** Whether a move begins something before its day, or a group before its period: it may, and is asked about first. */
export const isEarlyStart = (key: InspectionMoveKey, { periodFrom, startsAt }: OnStatus, day: string): boolean =>
  key === 'start' && (startsAt?.slice(0, 10) ?? periodFrom ?? '') > day

/** The beginning of a single inspection that is begun now: now, where it was to be later. Times as `startsAt`. */
export const trueBeginning = (startsAt: string | null, now: string): string | null =>
  startsAt !== null && startsAt > now ? now : startsAt

/** Whether a draft may be deleted; what was planned once is annulled instead. */
export const mayRemoveInspection = ({ statusId }: OnStatus, { roles }: Inspector): Verdict => {
  const known = inKnownStatus(statusId)
  if (!known.allowed) return known
  if (statusId !== InspectionStatus.DRAFT)
    return refused(
      'Изтриват се само чернови.',
      `Проверката е в статус „${statusName(statusId)}“.`,
      isOpen(statusId) ? 'Анулирайте я.' : undefined,
    )
  return mayCall(groupedInspections.remove.roles, roles)
    ? allowed
    : refused(
        'Нямате право да изтривате проверки.',
        'Изтриването е отделно право.',
        neededRole(groupedInspections.remove.roles),
      )
}

/** What is wrong with a move as it is asked for: one that annuls has to be explained. */
export const inspectionMoveErrors = (move: InspectionMove, comment: string): FieldErrors<'comment'> =>
  errorsOf({ comment: 'needsComment' in move ? required(comment) : null })
