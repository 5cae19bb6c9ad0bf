import { inspectionWriters } from '../../contract/callers.ts'
import { InspectionStatus, inspectionStatusLabels } from '../../contract/inspectionKinds.ts'
import { groupedInspections, inspections } from '../../contract/inspections.ts'
import { labelIn } from '../../contract/labels.ts'
import type { Role } from '../../contract/roles.ts'
import type { Inspection } from '../../contract/shapes/inspections.ts'
import { mayCall, neededRole } from '../callAccess.ts'
import { errorsOf, type FieldErrors, required } from '../requiredFields.ts'
import { isAdministrator } from '../routeAccess.ts'
import { allOf, allowed, type RuleResult, refused, refusedInUnknownStatus } from '../ruleResult.ts'

export type Inspector = { personId: number; roles: readonly Role[] }
export type OnStatus = {
  statusId: number | null
  team: readonly { id: number }[]
  periodFrom?: string | null
  startsAt?: string | null
  group?: Inspection['groupedInspection']
}

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

/**
 * Returns how complete a record must be for this move: complete enough to be planned or to be closed; null if there is
 * no requirement.
 */
export const moveDemands = (key: InspectionMoveKey): 'planned' | 'closed' | null =>
  key === 'finish' ? 'closed' : key === 'annul' ? null : 'planned'

export const statusName = (statusId: number | null): string => labelIn(inspectionStatusLabels, statusId) || 'неизвестен'
const inKnownStatus = (statusId: number | null): RuleResult =>
  statusId === null || statusId in inspectionStatusLabels ? allowed : refusedInUnknownStatus('проверката')

export const mayWriteInspections = (roles: readonly Role[]): RuleResult =>
  mayCall(inspections.update.roles, roles)
    ? allowed
    : refused(
        'Проверките са отворени само за преглед.',
        'Ролята Ви не позволява промени.',
        neededRole(inspections.update.roles),
      )

/**
 * True if the user is an inspector; the team of a new inspection then contains the user. An administrator only edits
 * inspections of other users.
 */
export const isInspector = (roles: readonly Role[]): boolean => inspectionWriters.some((role) => roles.includes(role))

const isOpen = (statusId: number | null): boolean =>
  statusId !== InspectionStatus.FINISHED && statusId !== InspectionStatus.ANNULLED

export const mayChangeInspection = ({ statusId }: OnStatus, { roles }: Inspector): RuleResult =>
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

export const mayAddInspectionFile = ({ statusId }: OnStatus, { roles }: Inspector): RuleResult =>
  allOf(
    mayWriteInspections(roles),
    inKnownStatus(statusId),
    statusId === InspectionStatus.ANNULLED ? refused('Файлове не се добавят.', 'Проверката е анулирана.') : allowed,
  )

const teamRuleResult = (move: InspectionMove, { team }: OnStatus, { personId, roles }: Inspector): RuleResult => {
  // If the team is empty, the move is not refused here: its validation reports the missing team.
  if (move.key === 'plan' || team.length === 0 || isAdministrator(roles)) return allowed
  const who = move.key === 'annul' ? team.slice(0, 1) : team
  if (who.some(({ id }) => id === personId)) return allowed
  return move.key === 'annul'
    ? refused('Проверката не може да бъде анулирана от Вас.', 'Анулира я ръководителят ѝ.')
    : refused('Не участвате в проверката.', 'Започва я и я приключва някой от проверяващите.')
}

const begunGroups: readonly (number | null)[] = [null, InspectionStatus.UNDER_WAY, InspectionStatus.FINISHED]
const groupRuleResult = (move: InspectionMove, { group }: OnStatus): RuleResult => {
  if (move.key !== 'start' || !group || begunGroups.includes(group.statusId)) return allowed
  return refused(
    'Проверката още не може да започне.',
    `Груповата проверка ${group.number} е в статус „${statusName(group.statusId)}“.`,
    group.statusId === InspectionStatus.ANNULLED ? undefined : 'Първо ръководителят на груповата я започва.',
  )
}

export const mayMoveInspection = (move: InspectionMove, one: OnStatus, me: Inspector): RuleResult =>
  allOf(
    mayWriteInspections(me.roles),
    inKnownStatus(one.statusId),
    (move.from as readonly number[]).includes(one.statusId ?? 0)
      ? allowed
      : refused('Този ход не е възможен сега.', `Проверката е в статус „${statusName(one.statusId)}“.`),
    groupRuleResult(move, one),
    teamRuleResult(move, one, me),
  )

export const movesFromStatus = (statusId: number | null): readonly InspectionMove[] =>
  inspectionMoves.filter(({ from }) => (from as readonly number[]).includes(statusId ?? 0))

/**
 * True if the move starts an inspection before its planned day, or a group before its period. The user must then
 * confirm.
 */
export const isEarlyStart = (key: InspectionMoveKey, { periodFrom, startsAt }: OnStatus, day: string): boolean =>
  key === 'start' && (startsAt?.slice(0, 10) ?? periodFrom ?? '') > day

export const trueBeginning = (startsAt: string | null, now: string): string | null =>
  startsAt !== null && startsAt > now ? now : startsAt

export const mayRemoveInspection = ({ statusId }: OnStatus, { roles }: Inspector): RuleResult => {
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

export const inspectionMoveErrors = (move: InspectionMove, comment: string): FieldErrors<'comment'> =>
  errorsOf({ comment: 'needsComment' in move ? required(comment) : null })
