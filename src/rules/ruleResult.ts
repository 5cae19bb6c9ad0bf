/** Why an action is refused, in words for the user: the action, the reason, and who may do it. */
export type Refusal = { title: string; because: string; who?: string }
/** The result of every permission rule: the client explains with it, and the mock backend refuses with it. */
export type RuleResult = { allowed: true } | { allowed: false; refusal: Refusal }

export const allowed: RuleResult = { allowed: true }

export const refused = (title: string, because: string, who?: string): RuleResult => ({
  allowed: false,
  refusal: who ? { title, because, who } : { title, because },
})

/** The refusal of a rule result, or undefined; for the `refusal` prop of a button. */
export const refusalOf = (ruleResult: RuleResult): Refusal | undefined =>
  ruleResult.allowed ? undefined : ruleResult.refusal

/** The first rule result that refuses, or `allowed`. */
export const allOf = (...ruleResults: RuleResult[]): RuleResult => ruleResults.find((one) => !one.allowed) ?? allowed

/** A refusal as one multi-line text for an error message. */
export const refusalText = ({ title, because, who }: Refusal): string =>
  [title, because, who].filter((line) => line).join('\n')

/** The refusal if this version does not know the status; the permitted actions are then unknown. */
export const refusedInUnknownStatus = (ofWhat: string): RuleResult =>
  refused(`Статусът на ${ofWhat} е неизвестен.`, 'Презаредете страницата, за да се обнови приложението.')
