import type { deadlines } from '../../src/contract/deadlines.ts'
import { type CivilDate, formatDateYear } from '../../src/dates/civilDate.ts'
import { asDeadlineUnit, formatTerm } from '../../src/rules/deadlines/endOfTerm.ts'
import { recalculatedTermsText } from '../../src/rules/deadlines/recalculatedTerms.ts'
import { endAfterSuspensions, suspensionsOfTerm } from '../../src/rules/deadlines/suspension.ts'
import { isFinal } from '../../src/rules/documents/documentStatus.ts'
import { refuseOutdated } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import { type Handlers, withMessage } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { notifyOthers } from '../notifications/notifyOthers.ts'
import { calendarOf } from '../settings/calendar.ts'
import type { DeadlineRuleRow } from '../settings/settingsRows.ts'
import { titleOf } from './documentNames.ts'
import type { DocumentRow } from './documentRows.ts'
import { change, remember } from './history.ts'
import { peopleOn } from './involvedPeople.ts'
import { statusOf } from './permissions.ts'
import { suspensionsOf } from './suspensionState.ts'

type Outdated = { row: DocumentRow; rule: DeadlineRuleRow; deadline: CivilDate; newDeadline: CivilDate }

const ruleName = (db: MockDatabase, { documentTypeId, quantity, unitId }: DeadlineRuleRow): string =>
  `${db.documentTypes.get(documentTypeId)?.name ?? ''}: ${formatTerm(quantity, unitId)}`

/**
 * Returns the document if this rule set its term and would now set another one. A deadline changed by a user does not
 * follow from the term any more, so such a document is left out.
 */
const outdatedBy = (db: MockDatabase, rule: DeadlineRuleRow, row: DocumentRow): Outdated[] => {
  const { deadline, deadlineStart: start, deadlineQuantity: quantity, deadlineUnitId } = row
  const unit = asDeadlineUnit(deadlineUnitId ?? 0)
  if (deadline === null || start === null || quantity === null || unit === undefined) return []
  if (isFinal(statusOf(row)) || (rule.validFrom !== null && start < rule.validFrom)) return []
  if (quantity === rule.quantity && unit === rule.unitId) return []
  const stood = suspensionsOfTerm(start, suspensionsOf(row))
  const endOf = (count: number, unitId: typeof unit) =>
    endAfterSuspensions(start, count, unitId, stood, calendarOf(db)).end
  return endOf(quantity, unit) === deadline
    ? [{ row, rule, deadline, newDeadline: endOf(rule.quantity, rule.unitId) }]
    : []
}

/** Returns the open documents that would get another term now, because a rule was changed. */
export const outdatedTerms = (db: MockDatabase): Outdated[] =>
  db.deadlineRules
    .all()
    .filter(({ isActive }) => isActive)
    .flatMap((rule) => db.documents.by('deadlineRuleId', rule.id).flatMap((row) => outdatedBy(db, rule, row)))

const recalculate = (db: MockDatabase, caller: Caller, { row, rule, deadline, newDeadline }: Outdated): DocumentRow => {
  const changed = change(db, row, {
    deadline: newDeadline,
    deadlineQuantity: rule.quantity,
    deadlineUnitId: rule.unitId,
  })
  remember(db, caller, row.guid, {
    action: 'Преизчисляване на срок',
    attribute: 'Срок',
    oldValue: formatDateYear(deadline),
    newValue: formatDateYear(newDeadline),
    note: `По правилото „${ruleName(db, rule)}“`,
  })
  return changed
}

/** Sends each person one notification for each type of documents, with one document the notification of its own. */
const notifyRecalculated = (db: MockDatabase, caller: Caller, changed: readonly DocumentRow[]): void => {
  const groups = new Map<string, { personId: number; rows: DocumentRow[] }>()
  for (const row of changed)
    for (const personId of new Set(peopleOn(db, row))) {
      const key = `${personId}/${row.typeId}`
      const group = groups.get(key) ?? { personId, rows: [] }
      groups.set(key, group)
      group.rows.push(row)
    }
  for (const { personId, rows } of groups.values())
    notifyOthers(db, caller, [personId], recalculatedNotification(db, rows))
}

const recalculatedNotification = (db: MockDatabase, rows: readonly DocumentRow[]) => {
  const [first, ...others] = rows as [DocumentRow, ...DocumentRow[]]
  if (others.length === 0)
    return {
      type: 'StatusChanged' as const,
      text: `${titleOf(first)} има нов срок ${formatDateYear(first.deadline)}: правилото за срока е променено.`,
      documentGuid: first.guid,
    }
  const typeName = db.documentTypes.get(first.typeId)?.name ?? ''
  return {
    type: 'TermsRecalculated' as const,
    text: recalculatedTermsText(
      typeName,
      rows.map(({ number, subject }) => number ?? subject),
    ),
    documentGuid: first.guid,
  }
}

export const outdatedTermsHandlers = (
  db: MockDatabase,
): Pick<Handlers<typeof deadlines>, 'getOutdatedTerms' | 'recalculateTerms'> => ({
  getOutdatedTerms: () =>
    outdatedTerms(db).map(({ row, rule, deadline, newDeadline }) => ({
      docGuid: row.guid,
      documentNumber: row.number ?? '',
      subjectDescription: row.subject,
      scope: row.scope,
      ruleName: ruleName(db, rule),
      endDate: deadline,
      newEndDate: newDeadline,
    })),
  recalculateTerms: ({ caller, body: { docGuids } }) => {
    const outdated = new Map(outdatedTerms(db).map((one) => [one.row.guid, one]))
    const chosen = [...new Set(docGuids)].map(
      (guid) => outdated.get(guid) ?? refuseOutdated('Някои от сроковете вече са други. Отворете списъка отново.'),
    )
    db.inOneStep(() => {
      notifyRecalculated(
        db,
        caller,
        chosen.map((one) => recalculate(db, caller, one)),
      )
    })
    return withMessage({ changed: chosen.length }, `Преизчислени срокове: ${chosen.length}.`)
  },
})
