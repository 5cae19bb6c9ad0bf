import type * as v from 'valibot'
import type { CaseFileOwnerRule } from '../../contract/shapes/configuration.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf } from '../requiredFields.ts'

export type OwnerRule = v.InferOutput<typeof CaseFileOwnerRule>

const conditions = ['documentDirectionId', 'departmentId', 'documentTypeId'] as const
/**
 * The facts of a document that select the rule for the owner of its case file. If the direction is missing, rules for
 * any direction match.
 */
export type OwnerFacts = {
  documentDirectionId?: number
  departmentId: number | null
  documentTypeId: number
}

const fits = (rule: OwnerRule, facts: OwnerFacts): boolean =>
  conditions.every((one) => rule[one] === null || facts[one] === undefined || rule[one] === facts[one])

export const decidingRule = (rules: readonly OwnerRule[], facts: OwnerFacts): OwnerRule | undefined =>
  rules.find((rule) => rule.isActive && fits(rule, facts))

export const ownerBy = (
  rule: OwnerRule | undefined,
  holderOf: (positionId: number) => number | undefined,
): number | null => {
  if (!rule) return null
  return rule.ownerPersonId ?? (rule.ownerPositionId === null ? null : (holderOf(rule.ownerPositionId) ?? null))
}

const placeOf = ({ orderNumber }: OwnerRule): string =>
  orderNumber === null ? 'правилото' : `правило № ${orderNumber}`

/** Returns „За този документ водещ ще е …, защото …“. */
export const ownerInText = (rule: OwnerRule | undefined, person: string | null, position: string | null): string => {
  const otherwise = 'За този документ водещ ще е служителят, до когото е адресиран, а ако няма такъв – авторът му'
  if (!rule) return `${otherwise}, защото никое активно правило не му отговаря.`
  const of = placeOf(rule)
  if (person === null) return `${otherwise}, защото длъжността по ${of} (${position ?? '–'}) е незаета.`
  const because = `защото ${of} е първото активно, което му отговаря`
  return `За този документ водещ ще е ${person}, ${because}${position === null ? '' : ` (длъжност: ${position})`}.`
}

/** Returns the rules that never apply, each with the earlier rule that matches the same documents. */
export const coveredRules = (rules: readonly OwnerRule[]): { rule: OwnerRule; by: OwnerRule }[] => {
  const active = rules.filter(({ isActive }) => isActive)
  return active.flatMap((rule, at) => {
    const by = active.slice(0, at).find((one) => conditions.every((key) => one[key] === null || one[key] === rule[key]))
    return by ? [{ rule, by }] : []
  })
}

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
