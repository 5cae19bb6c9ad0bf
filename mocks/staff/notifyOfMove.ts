import type { StaffKind } from '../../src/contract/shapes/staff.ts'
import type { OnRoute } from '../../src/rules/staff/mayMoveStaff.ts'
import { type Move, stepLabel } from '../../src/rules/staff/staffRoute.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyAll } from '../notifications/notify.ts'
import { awaitedPerformers, nouns, stepText } from './staffNoticeTexts.ts'

type Moved = { kind: StaffKind; record: OnRoute; named: string; move: Move }

/**
 * Notifies the performer of the next step. After a decision, notifies the person and the author of the record. Never
 * notifies the caller.
 */
export const notifyOfMove = (db: MockDatabase, { person }: Caller, { kind, record, named, move }: Moved): void => {
  const others = (ids: readonly (number | null | undefined)[]) =>
    ids.flatMap((id) => (id && id !== person.id ? [id] : []))
  const about = { staffKind: kind, staffId: record.id }
  const { step, performers, authorId } = record
  const awaited = others(awaitedPerformers(kind, step, performers).map(({ id }) => id))
  notifyAll(db, awaited, { type: 'StaffStep', text: stepText(kind, named), ...about })
  if (move.by === 'author' && awaited.length > 0) return
  const text = `${nouns[kind]} № ${named}: ${stepLabel(kind, step)}`
  notifyAll(db, others([record.person?.id, authorId]), { type: 'StaffMoved', text, ...about })
}
