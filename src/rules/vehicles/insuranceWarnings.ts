import { labelIn } from '../../contract/labels.ts'
import type { VehicleInsurance } from '../../contract/shapes/vehicles.ts'
import { InsuranceKind, insuranceKindLabels } from '../../contract/vehicleKinds.ts'
import { type CivilDate, daysBetween, formatDate, formatDateYear } from '../../dates/civilDate.ts'
import { pluralise } from '../words/pluralise.ts'
import { coveredUntil, covers, gapsOf, type Span } from './periods.ts'

/**
 * The number of days before the end of an insurance from which the user is warned. Liability insurance is obligatory
 * (Кодекс за застраховането, чл. 483; not checked against the law's text).
 */
export const WARNED_DAYS = 30

export type CoverState = 'missing' | 'expired' | 'soon' | 'valid'
export const coverState = (until: CivilDate | null, today: CivilDate): CoverState => {
  if (until === null) return 'missing'
  if (until < today) return 'expired'
  return daysBetween(today, until) <= WARNED_DAYS ? 'soon' : 'valid'
}

type Policy = Pick<VehicleInsurance, 'kindId' | 'validFrom' | 'validTo' | 'policyNumber' | 'instalments'>

const spanOf = ({ validFrom, validTo }: Policy): Span[] =>
  validFrom === null ? [] : [{ from: validFrom, to: validTo }]

export const nextInstalment = ({ instalments }: Pick<Policy, 'instalments'>) =>
  instalments
    .flatMap(({ date, amount, paidOn }) => (date === null || paidOn !== null ? [] : [{ date, amount }]))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))[0]

/** Returns the unpaid instalments that are due in a period, each with its index in the policy. */
export const instalmentsDue = (
  { instalments }: Pick<Policy, 'instalments'>,
  { from, to }: { from: CivilDate; to: CivilDate },
) =>
  instalments.flatMap(({ date, amount, paidOn }, place) =>
    date !== null && paidOn === null && from <= date && date <= to ? [{ place, date, amount }] : [],
  )

const unpaidWarnings = (policy: Policy, today: CivilDate): string[] => {
  const next = nextInstalment(policy)
  if (!next || !spanOf(policy).some((span) => covers(span, today))) return []
  const days = daysBetween(today, next.date)
  if (days > WARNED_DAYS) return []
  const when = days < 0 ? `, просрочена от ${formatDateYear(next.date)}` : ` с падеж ${formatDateYear(next.date)}`
  // No full stop is added, because the text `when` already ends with that of „г.“.
  return [`Полица № ${policy.policyNumber}: неплатена вноска${when}`]
}

const warningsOfKind = (kindId: number, policies: readonly Policy[], today: CivilDate): string[] => {
  const own = policies.filter((one) => one.kindId === kindId)
  const spans = own.flatMap(spanOf)
  const name = `„${labelIn(insuranceKindLabels, kindId)}“`
  const gaps = gapsOf(spans).map(({ from, to }) => `${name}: без покритие от ${formatDate(from)} до ${formatDate(to)}.`)
  const until = coveredUntil(spans, today)
  if (until === null) {
    const isExpected = kindId === InsuranceKind.LIABILITY || own.length > 0
    return isExpected ? [...gaps, `${name}: днес няма валидна полица.`] : gaps
  }
  const days = daysBetween(today, until)
  return days <= WARNED_DAYS
    ? [...gaps, `${name}: изтича след ${pluralise(days, 'day')}, на ${formatDate(until)}.`]
    : gaps
}

/**
 * Returns warnings about the insurance of a car: a gap between policies, no valid policy today, a policy that ends
 * soon, an instalment due soon.
 */
export const coverWarnings = (policies: readonly Policy[], today: CivilDate): string[] => [
  ...Object.values(InsuranceKind).flatMap((kindId) => warningsOfKind(kindId, policies, today)),
  ...policies.flatMap((policy) => unpaidWarnings(policy, today)),
]

/** The names of the documents, each with „изтекъл“ in its gender. */
const warnedNames = { vignette: ['Винетка', 'изтекла'], inspection: ['Технически преглед', 'изтекъл'] } as const

export const endWarnings = (of: keyof typeof warnedNames, until: CivilDate | null, today: CivilDate): string[] => {
  const state = coverState(until, today)
  if (until === null || state === 'valid') return []
  const [name, expired] = warnedNames[of]
  return state === 'expired'
    ? [`${name}: ${expired} на ${formatDate(until)}.`]
    : [`${name}: изтича след ${pluralise(daysBetween(today, until), 'day')}, на ${formatDate(until)}.`]
}
