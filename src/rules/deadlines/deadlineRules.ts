import type * as v from 'valibot'
import type { DeadlineRule as Shape } from '../../contract/deadlines.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf, required, requiredOption } from '../requiredFields.ts'
import { asDeadlineUnit, formatTerm } from './endOfTerm.ts'

export type DeadlineRule = v.InferOutput<typeof Shape>
export type StartEvent = NonNullable<DeadlineRule['startEvent']>

export const startEventLabels: Record<StartEvent, string> = {
  registration: 'Регистрация',
  receipt: 'Получаване',
  resolution: 'Резолюция',
  payment: 'Плащане',
}

export const startEventLabel = ({ startEvent }: Pick<DeadlineRule, 'startEvent'>): string =>
  startEvent === null ? 'Неизвестно' : startEventLabels[startEvent]

export const termOf = ({ quantity, deadlineUnitOfMeasureId }: DeadlineRule): string => {
  const unit = asDeadlineUnit(deadlineUnitOfMeasureId ?? 0)
  return quantity === null || unit === undefined ? '–' : formatTerm(quantity, unit)
}

const isForSame = (a: DeadlineRule, b: DeadlineRule): boolean =>
  a.documentType?.id === b.documentType?.id &&
  a.documentDirectionId === b.documentDirectionId &&
  a.classificationId === b.classificationId &&
  a.targetTypeId === b.targetTypeId

export const deadlineRuleRules = registerRules<DeadlineRule>({
  one: 'правило за срок',
  the: 'Правилото',
  nameOf: ({ documentType }) => documentType?.name ?? '',
  more: (rule, all) => {
    const { documentType, startEvent, quantity, deadlineUnitOfMeasureId, validFrom, validTo } = rule
    const isTaken =
      rule.isActive && all.some((other) => other.id !== rule.id && other.isActive && isForSame(other, rule))
    return errorsOf({
      documentType:
        requiredOption(documentType) ??
        (isTaken ? 'Вече има активно правило за този вид, посока, класификация и обект.' : null),
      startEvent: required(startEvent),
      quantity: required(quantity) ?? (quantity === 0 ? 'Срокът трябва да е поне 1.' : null),
      deadlineUnitOfMeasureId:
        required(deadlineUnitOfMeasureId) ??
        (asDeadlineUnit(deadlineUnitOfMeasureId ?? 0) ? null : 'Мерната единица на срока не е позната.'),
      validTo: validFrom && validTo && validTo < validFrom ? 'Краят не може да е преди началото.' : null,
    })
  },
})

type TermRule = {
  directionId: number | null
  classificationId: number | null
  targetTypeId: number
  startEvent: StartEvent
  validFrom: string | null
  validTo: string | null
  isActive: boolean
}
type TermFacts = { directionId: number; classificationIds: readonly number[]; date: CivilDate; event: StartEvent }

/**
 * The id of the target type „document“. A deadline rule for a case file, a task or an obligation has another target
 * type.
 */
export const DOCUMENT_TARGET = 1

/**
 * Returns the rule that sets the term of a document on this event. The rule is active, valid on the day, and matches
 * direction and classification. A rule with a classification has priority; if that rule waits for another event, the
 * result is undefined.
 */
export const decidingTerm = <R extends TermRule>(
  rules: readonly R[],
  { directionId, classificationIds, date, event }: TermFacts,
): R | undefined => {
  const fitting = rules.filter(
    (rule) =>
      rule.isActive &&
      rule.targetTypeId === DOCUMENT_TARGET &&
      (rule.directionId ?? directionId) === directionId &&
      (rule.classificationId === null || classificationIds.includes(rule.classificationId)) &&
      (rule.validFrom ?? date) <= date &&
      date <= (rule.validTo ?? date),
  )
  const deciding = fitting.find(({ classificationId }) => classificationId !== null) ?? fitting[0]
  return deciding?.startEvent === event ? deciding : undefined
}
