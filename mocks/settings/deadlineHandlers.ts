import type { deadlines } from '../../src/contract/deadlines.ts'
import { DeadlineUnit } from '../../src/contract/enumerations.ts'
import { type DeadlineRule, deadlineRuleRules, type StartEvent } from '../../src/rules/deadlines/deadlineRules.ts'
import { asDeadlineUnit, deadlineProblem, endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import { assertNoProblem } from '../engine/assertions.ts'
import type { Handlers } from '../engine/handler.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'
import { crudHandlers } from '../records/crudHandlers.ts'
import { calendarOf } from './calendar.ts'
import type { DeadlineRuleRow } from './settingsRows.ts'

export const deadlinesHandlers = (db: MockDatabase): Pick<Handlers<typeof deadlines>, 'calcEndDateOfDeadline'> => ({
  calcEndDateOfDeadline: ({ query }) => {
    const problem = deadlineProblem(query.startDate, query.quantity, query.measure)
    assertNoProblem(problem)
    const unit = asDeadlineUnit(query.measure) ?? DeadlineUnit.CALENDAR_DAYS
    const { end, rawEnd } = endOfDeadline(query.startDate, query.quantity, unit, calendarOf(db))
    return { endDate: end, rawEndDate: rawEnd }
  },
})

const events: readonly StartEvent[] = ['registration', 'receipt', 'resolution', 'payment']

export const startEventOf = ({ startEventId }: DeadlineRuleRow): StartEvent =>
  events[startEventId - 1] ?? 'registration'

const ruleView = (db: MockDatabase, row: DeadlineRuleRow): DeadlineRule => {
  const type = db.documentTypes.get(row.documentTypeId)
  return {
    id: row.id,
    documentType: type ? { id: type.id, name: type.name } : null,
    documentDirectionId: row.directionId,
    classificationId: row.classificationId,
    targetTypeId: row.targetTypeId,
    startEvent: startEventOf(row),
    quantity: row.quantity,
    deadlineUnitOfMeasureId: row.unitId,
    remindWorkingDaysBefore: row.remindBefore,
    legalBasis: row.basis,
    validFrom: row.validFrom,
    validTo: row.validTo,
    isActive: row.isActive,
  }
}

const ruleRow = (rule: DeadlineRule): DeadlineRuleRow => ({
  id: rule.id,
  documentTypeId: rule.documentType?.id ?? 0,
  directionId: rule.documentDirectionId,
  classificationId: rule.classificationId,
  targetTypeId: rule.targetTypeId ?? 0,
  startEventId: events.indexOf(rule.startEvent ?? 'registration') + 1,
  quantity: rule.quantity ?? 0,
  unitId: asDeadlineUnit(rule.deadlineUnitOfMeasureId ?? 0) ?? DeadlineUnit.CALENDAR_DAYS,
  remindBefore: rule.remindWorkingDaysBefore ?? 0,
  basis: rule.legalBasis.trim(),
  validFrom: rule.validFrom,
  validTo: rule.validTo,
  isActive: rule.isActive,
})

export const deadlineRulesHandlers = (db: MockDatabase) =>
  crudHandlers(db, {
    table: 'deadlineRules',
    rules: deadlineRuleRules,
    view: (row) => ruleView(db, row),
    row: ruleRow,
    usedBy: ({ id }) => ({ document: db.documents.by('deadlineRuleId', id).length }),
  })
