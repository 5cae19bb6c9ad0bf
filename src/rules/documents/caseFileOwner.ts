import type * as v from 'valibot'
import type { CaseFileOwnerRule } from '../../contract/shapes/configuration.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf } from '../requiredFields.ts'

export type OwnerRule = v.InferOutput<typeof CaseFileOwnerRule>

const conditions = ['documentDirectionId', 'departmentId', 'documentTypeId'] as const
/**
 * The properties of a document by which the owner of its case file is chosen. Without a direction, rules for any
 * direction match.
 */
export type OwnerQuestion = {
  documentDirectionId?: number
  departmentId: number | null
  documentTypeId: number
}

const fits = (rule: OwnerRule, question: OwnerQuestion): boolean =>
  conditions.every((one) => rule[one] === null || question[one] === undefined || rule[one] === question[one])

export const decidingRule = (rules: readonly OwnerRule[], question: OwnerQuestion): OwnerRule | undefined =>
  rules.find((rule) => rule.isActive && fits(rule, question))

export const ownerBy = (
  rule: OwnerRule | undefined,
  holderOf: (positionId: number) => number | undefined,
): number | null => {
  if (!rule) return null
  return rule.ownerPersonId ?? (rule.ownerPositionId === null ? null : (holderOf(rule.ownerPositionId) ?? null))
}

const placeOf = ({ orderNumber }: OwnerRule): string =>
  orderNumber === null ? 'правилото' : `правило № ${orderNumber}`

/**
 * „За този документ водещ ще е …, защото …“. `rule` is the rule that applies; `person` and `position` are the names of
 * its owner.
 */
export const ownerInText = (rule: OwnerRule | undefined, person: string | null, position: string | null): string => {
  const otherwise = 'За този документ водещ ще е служителят, до когото е адресиран, а ако няма такъв – авторът му'
  if (!rule) return `${otherwise}, защото никое активно правило не му отговаря.`
  const of = placeOf(rule)
  if (person === null) return `${otherwise}, защото длъжността по ${of} (${position ?? '–'}) е незаета.`
  const because = `защото ${of} е първото активно, което му отговаря`
  return `За този документ водещ ще е ${person}, ${because}${position === null ? '' : ` (длъжност: ${position})`}.`
}

/** The active rules that never apply, each with the earlier active rule that matches the same documents. */
export const coveredRules = (rules: readonly OwnerRule[]): { rule: OwnerRule; by: OwnerRule }[] => {
  const active = rules.filter(({ isActive }) => isActive)
  return active.flatMap((rule, at) => {
    const by = active.slice(0, at).find((one) => conditions.every((key) => one[key] === null || one[key] === rule[key]))
    return by ? [{ rule, by }] : []
  })
}

/**
 * Validation of a rule for the owner of new case files: it names a position or a person, and no other active rule has
 * the same conditions.
 */
export const ownerRuleRules = registerRules<OwnerRule>({
  one: 'правило за собственик',
  the: 'Правилото',
  nameOf: ({ orderNumber }) => (orderNumber === null ? 'Ново правило' : `Правило № ${orderNumber}`),
  more: (rule, all) => {
    const same = all.find(
      (one) => one.id !== rule.id && one.isActive && conditions.every((key) => one[key] === rule[key]),
    )
    const hasPosition = rule.ownerPositionId !== null
    const hasPerson = rule.ownerPersonId !== null
    return errorsOf<keyof OwnerRule>({
      documentDirectionId:
        rule.isActive && same ? `За същите посока, звено и вид вече има активно ${placeOf(same)}.` : null,
      ownerPositionId: hasPosition || hasPerson ? null : 'Изберете длъжност или служител.',
      ownerPersonId: hasPosition && hasPerson ? 'Изберете само едното: длъжност или служител.' : null,
    })
  },
})
