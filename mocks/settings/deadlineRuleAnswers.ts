import type * as v from 'valibot'
import type { DeadlineUnit } from '../../src/contract/enumerations.ts'
import type { DeadlineRule, deadlineRules } from '../../src/contract/tasks.ts'
import { deadlineProblem, endOfDeadline } from '../../src/rules/deadlines/endOfTerm.ts'
import { requiredMessage } from '../../src/rules/requiredFields.ts'
import { type Answers, withMessage } from '../engine/answer.ts'
import { found, refuse, refuseFields } from '../engine/refused.ts'
import type { World } from '../world.ts'
import { calendarOf } from './calendar.ts'
import type { DeadlineRuleRow } from './rows.ts'

type Given = v.InferOutput<typeof DeadlineRule>
const events = ['registration', 'receipt', 'resolution', 'payment'] as const

const ruleView = (world: World, row: DeadlineRuleRow): Given => {
  const type = world.documentTypes.get(row.documentTypeId)
  return {
    id: row.id,
    documentType: type ? { id: type.id, name: type.name } : null,
    documentDirectionId: row.directionId,
    classificationId: row.classificationId,
    targetTypeId: row.targetTypeId,
    startEvent: events[row.startEventId - 1] ?? 'registration',
    quantity: row.quantity,
    deadlineUnitOfMeasureId: row.unitId,
    remindWorkingDaysBefore: row.remindBefore,
    legalBasis: row.basis,
    validFrom: row.validFrom,
    validTo: row.validTo,
    isActive: row.isActive,
  }
}

const sameObject = (a: DeadlineRuleRow, b: DeadlineRuleRow): boolean =>
  a.documentTypeId === b.documentTypeId &&
  a.directionId === b.directionId &&
  a.classificationId === b.classificationId &&
  a.targetTypeId === b.targetTypeId

/** Saves a rule: a type, a term of at least one unit, and no second active rule for the same object. */
const save = (world: World, given: Given, known: DeadlineRuleRow | undefined): DeadlineRuleRow => {
  const errors: Record<string, string[]> = {}
  if (!given.documentType) errors.documentType = [requiredMessage]
  if (!given.quantity) errors.quantity = ['Срокът трябва да е поне 1.']
  if (given.validFrom && given.validTo && given.validTo < given.validFrom)
    errors.validTo = ['Краят не може да е преди началото.']
  if (Object.keys(errors).length > 0) refuseFields('Проверете попълнените данни.', errors)
  const row: DeadlineRuleRow = {
    id: known?.id ?? world.nextId('deadlineRules'),
    documentTypeId: given.documentType?.id ?? 0,
    directionId: given.documentDirectionId,
    classificationId: given.classificationId,
    targetTypeId: given.targetTypeId ?? 0,
    startEventId: events.indexOf(given.startEvent) + 1,
    quantity: given.quantity ?? 0,
    unitId: given.deadlineUnitOfMeasureId as DeadlineRuleRow['unitId'],
    remindBefore: given.remindWorkingDaysBefore ?? 0,
    basis: given.legalBasis.trim(),
    validFrom: given.validFrom,
    validTo: given.validTo,
    isActive: given.isActive,
  }
  const same = world.deadlineRules
    .by('documentTypeId', row.documentTypeId)
    .some((one) => one.id !== row.id && one.isActive && sameObject(one, row))
  if (row.isActive && same) refuse('Вече има активно правило за този вид, посока, класификация и обект.')
  world.put('deadlineRules', row)
  return row
}

/** Ends of terms by the world's own calendar, and the rules that set the terms of documents (document 2, section 7). */
export const deadlineRulesAnswers = (world: World): Answers<typeof deadlineRules> => ({
  calcEndDateOfDeadline: ({ query }) => {
    const problem = deadlineProblem(query.startDate, query.quantity, query.measure)
    if (problem) return refuse(problem)
    const unit = query.measure as DeadlineUnit
    const { end, rawEnd } = endOfDeadline(query.startDate, query.quantity, unit, calendarOf(world))
    return { endDate: end, rawEndDate: rawEnd }
  },
  getDocumentDeadlineRules: () => world.deadlineRules.all().map((row) => ruleView(world, row)),
  getDocumentDeadlineRuleById: ({ query }) => ruleView(world, found(world.deadlineRules.get(query.id), 'Правилото')),
  createDocumentDeadlineRule: ({ body }) =>
    withMessage(ruleView(world, save(world, body, undefined)), 'Записът е запазен успешно.'),
  updateDocumentDeadlineRule: ({ body }) => {
    const known = found(world.deadlineRules.get(body.id), 'Правилото')
    return withMessage(ruleView(world, save(world, body, known)), 'Записът е запазен успешно.')
  },
  deleteDocumentDeadlineRule: ({ query }) => {
    found(world.deadlineRules.get(query.id), 'Правилото')
    world.remove('deadlineRules', query.id)
    return withMessage(null, 'Записът е изтрит.')
  },
})
