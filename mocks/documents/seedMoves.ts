import { Direction, DocumentStatus } from '../../src/contract/enumerations.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { Days, LocalTime } from '../seed/days.ts'
import type { DocumentRow } from './documentRows.ts'
import { statusOf } from './permissions.ts'
import { assignedAt } from './seedWork.ts'
import type { CasePlan } from './seedWriter.ts'

const SERVICES = 2
/** In minutes: the shortest time that work on a document takes. */
const SHORT_WORK = 25
/** The note that the backend writes when it completes a resolution. */
export const ALL_DONE = 'Всички задачи по резолюцията са изпълнени.'
const isOutgoing = ({ directionId }: DocumentRow): boolean => directionId === Direction.OUTGOING

export const move = (
  days: Days,
  plan: CasePlan,
  row: DocumentRow,
  statusId: DocumentStatus,
  at: LocalTime,
  reason: string | null = null,
) => {
  plan.moves.push({ row, statusId, at, reason })
  row.statusId = statusId
  row.statusDate = days.isoOf(at)
  row.statusReason = reason
}
export const registeredAt = ({ documents, times }: CasePlan, row: DocumentRow): LocalTime =>
  times[documents.indexOf(row)] ?? 0

/**
 * Returns the reason for completing a document of a service without an answer in its case; null if no reason is needed.
 */
export const withoutAnswer = ({ documents, times }: CasePlan, row: DocumentRow, at: LocalTime): string | null => {
  if (row.scope !== SERVICES || row.directionId !== Direction.INCOMING) return null
  const isAnswered = documents.some((one, i) => isOutgoing(one) && one.number !== null && (times[i] ?? at) < at)
  return isAnswered ? null : 'Приложен към преписката'
}
/** Completes a document of an open case, after work on it has begun. */
export const complete = (days: Days, plan: CasePlan, row: DocumentRow, at: LocalTime): void => {
  if (isFinal(statusOf(row))) return
  const known = plan.moves.findLast((one) => one.row === row)
  const needsWork = row.directionId === Direction.INCOMING && known?.statusId !== DocumentStatus.IN_PROGRESS
  if (needsWork) {
    plan.moves = plan.moves.filter((one) => one.row !== row)
    if (!begin({ days }, plan, row, at, SHORT_WORK)) return
  }
  move(days, plan, row, DocumentStatus.COMPLETED, at, row.parentGuid === null ? withoutAnswer(plan, row, at) : ALL_DONE)
}
/**
 * Records that work on a document begins (a change of its status) and returns true. Returns false if it would begin
 * only after `before`.
 */
export const begin = (
  settling: { days: Days },
  plan: CasePlan,
  row: DocumentRow,
  before: LocalTime,
  takes = 0,
): boolean => {
  const { days } = settling
  const at = resolvedAt(plan, row) ?? assignedAt(settling, row, registeredAt(plan, row))
  if (at >= before || (takes > 0 && days.afterWorkOf(at, takes) >= before)) return false
  move(days, plan, row, DocumentStatus.IN_PROGRESS, at)
  return true
}
/** Returns the time of the resolution on a document; undefined if there is none. */
export const resolvedAt = ({ documents, times, hasResolution }: CasePlan, { guid }: DocumentRow) =>
  hasResolution ? times[documents.findIndex(({ parentGuid }) => parentGuid === guid)] : undefined
