import type * as v from 'valibot'
import type { CaseFileOwnerRule } from '../../contract/shapes/configuration.ts'
import { registerRules } from '../registers/registerRules.ts'
import { errorsOf } from '../requiredFields.ts'

export type OwnerRule = v.InferOutput<typeof CaseFileOwnerRule>

const conditions = ['documentDirectionId', 'departmentId', 'documentTypeId'] as const
/** What of a document decides who leads its case file; without a direction, the rules of all directions fit. */
export type OwnerQuestion = {
  documentDirectionId?: number
  /** The department it is addressed to; null: none. */
  departmentId: number | null
  documentTypeId: number
}

const fits = (rule: OwnerRule, question: OwnerQuestion): boolean =>
  conditions.every((one) => rule[one] === null || question[one] === undefined || rule[one] === question[one])

/** The rule that decides for a document: of the rules in their order the first active one that fits. */
export const decidingRule = (rules: readonly OwnerRule[], question: OwnerQuestion): OwnerRule | undefined =>
  rules.find((rule) => rule.isActive && fits(rule, question))

/** The person whom a rule names, or who holds the position it names; null where nobody does. */
export const ownerBy = (
  rule: OwnerRule | undefined,
  holderOf: (positionId: number) => number | undefined,
): number | null => {
  if (!rule) return null
  return rule.ownerPersonId ?? (rule.ownerPositionId === null ? null : (holderOf(rule.ownerPositionId) ?? null))
}

const placeOf = ({ orderNumber }: OwnerRule): string =>
  orderNumber === null ? 'правилото' : `правило № ${orderNumber}`

/** „За този документ водещ ще е …, защото …“: `rule` decides, `person` and `position` are the names that belong to it. */
export const ownerInWords = (rule: OwnerRule | undefined, person: string | null, position: string | null): string => {
  const otherwise = 'За този документ водещ ще е служителят, до когото е адресиран, а ако няма такъв – авторът му'
  if (!rule) return `${otherwise}, защото никое активно правило не му отговаря.`
  const of = placeOf(rule)
  if (person === null) return `${otherwise}, защото длъжността по ${of} (${position ?? '–'}) е незаета.`
  const because = `защото ${of} е първото активно, което му отговаря`
  return `За този документ водещ ще е ${person}, ${because}${position === null ? '' : ` (длъжност: ${position})`}.`
}

/** The active rules that never decide, each with the active one before it that fits whatever it fits. */
export const coveredRules = (rules: readonly OwnerRule[]): { rule: OwnerRule; by: OwnerRule }[] => {
  const active = rules.filter(({ isActive }) => isActive)
  return active.flatMap((rule, at) => {
    const by = active.slice(0, at).find((one) => conditions.every((key) => one[key] === null || one[key] === rule[key]))
    return by ? [{ rule, by }] : []
  })
}

/** A rule for who leads new case files: it names a position or a person, and no other active one is for just the same. */
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
