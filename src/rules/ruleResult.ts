/** The explanation of a refused action in words for the user: the action, the reason, and who may do it. */
export type Refusal = { title: string; because: string; who?: string }
/**
 * The result of every permission rule. The client explains a disabled button with it, and the mock backend refuses
 * requests with it.
 */
export type RuleResult = { allowed: true } | { allowed: false; refusal: Refusal }

export const allowed: RuleResult = { allowed: true }

export const refused = (title: string, because: string, who?: string): RuleResult => ({
  allowed: false,
  refusal: who ? { title, because, who } : { title, because },
})

export const refusalOf = (ruleResult: RuleResult): Refusal | undefined =>
  ruleResult.allowed ? undefined : ruleResult.refusal

/** Returns the first rule result that refuses, or `allowed`. */
export const allOf = (...ruleResults: RuleResult[]): RuleResult => ruleResults.find((one) => !one.allowed) ?? allowed

export const refusalText = ({ title, because, who }: Refusal): string =>
  [title, because, who].filter((line) => line).join('\n')

/**
 * Returns the refusal for a record whose status this version does not know, because the permitted actions are then
 * unknown too.
 */
export const refusedInUnknownStatus = (ofWhat: string): RuleResult =>
  refused(`Статусът на ${ofWhat} е неизвестен.`, 'Презаредете страницата, за да се обнови приложението.')
