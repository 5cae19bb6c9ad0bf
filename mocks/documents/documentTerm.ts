import { Direction } from '../../src/contract/enumerations.ts'
import { type CivilDate, civilDateOf, formatDateYear } from '../../src/dates/civilDate.ts'
import { decidingTerm, type StartEvent, startEventLabels } from '../../src/rules/deadlines/deadlineRules.ts'
import { endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { calendarOf } from '../settings/calendar.ts'
import { startEventOf } from '../settings/deadlineHandlers.ts'
import type { DocumentRow } from './documentRows.ts'
import { change, remember } from './history.ts'
import { statusOf } from './permissions.ts'

type Term = Pick<DocumentRow, 'deadline' | 'deadlineStart' | 'deadlineQuantity' | 'deadlineUnitId' | 'deadlineRuleId'>

/**
 * Returns the term that starts at an event. Undefined if the rule starts at another event or the document already has a
 * term.
 */
const termFrom = (db: MockDatabase, row: DocumentRow, event: StartEvent, start: CivilDate): Term | undefined =>
  row.deadline ? undefined : termOfRule(db, row, event, start)

/** Returns the term that starts with the receipt by one addressee, whatever term the document has. */
export const receiptTermOf = (db: MockDatabase, row: DocumentRow, on: CivilDate): Term | undefined =>
  row.directionId === Direction.OUTGOING ? termOfRule(db, row, 'receipt', on) : undefined

const termOfRule = (db: MockDatabase, row: DocumentRow, event: StartEvent, start: CivilDate): Term | undefined => {
  const { directionId, classificationIds } = row
  const rules = db.deadlineRules
    .by('documentTypeId', row.typeId)
    .map((rule) => ({ ...rule, startEvent: startEventOf(rule) }))
  const rule = decidingTerm(rules, { directionId, classificationIds, date: start, event })
  if (!rule) return undefined
  return {
    deadline: endOfDeadline(start, rule.quantity, rule.unitId, calendarOf(db)).end,
    deadlineStart: start,
    deadlineQuantity: rule.quantity,
    deadlineUnitId: rule.unitId,
    deadlineRuleId: rule.id,
  }
}

/**
 * Returns the term of a registered document, which starts at registration or on the day of receipt. For outgoing
 * documents the receipt does not count, because others receive them later.
 */
export const termOfRegistered = (db: MockDatabase, row: DocumentRow, dateRegistered: string): Partial<Term> => {
  const registered = termFrom(db, row, 'registration', civilDateOf(dateRegistered))
  if (registered || row.directionId === Direction.OUTGOING) return registered ?? {}
  return termFrom(db, row, 'receipt', civilDateOf(row.dateReceived ?? dateRegistered)) ?? {}
}

export type Started = { documentGuid: string; event: Exclude<StartEvent, 'registration'>; on: CivilDate }

export const startTerm = (db: MockDatabase, caller: Caller | null, { documentGuid, event, on }: Started): void => {
  const row = db.documents.get(documentGuid)
  if (!row || row.number === null || isFinal(statusOf(row))) return
  const term = termFrom(db, row, event, on)
  if (!term?.deadline) return
  change(db, row, term)
  remember(db, caller, documentGuid, {
    action: 'Начало на срок',
    attribute: 'Срок',
    newValue: formatDateYear(term.deadline),
    note: `${startEventLabels[event]} на ${formatDateYear(on)}`,
  })
}
