/** Why something may not be done, in words for the person who tried: what, because of what, and who can. */
export type Refusal = { title: string; because: string; who?: string }
/** The answer of every rule that decides „may I“: the screen explains with it, the in-browser backend refuses with it. */
export type Verdict = { allowed: true } | { allowed: false; refusal: Refusal }

export const allowed: Verdict = { allowed: true }

export const refused = (title: string, because: string, who?: string): Verdict => ({
  allowed: false,
  refusal: who ? { title, because, who } : { title, because },
})

/** The refusal of a verdict, or undefined: what a button takes as its `refusal`. */
export const refusalOf = (verdict: Verdict): Refusal | undefined => (verdict.allowed ? undefined : verdict.refusal)

/** The first verdict that refuses, or `allowed`. */
export const allOf = (...verdicts: Verdict[]): Verdict => verdicts.find((one) => !one.allowed) ?? allowed

/** A refusal as one text for an error message of several lines. */
export const refusalText = ({ title, because, who }: Refusal): string =>
  [title, because, who].filter((line) => line).join('\n')

/** A status that this version does not have: what may be done in it is not guessed. */
export const refusedInUnknownStatus = (ofWhat: string): Verdict =>
  refused(`Статусът на ${ofWhat} е неизвестен.`, 'Презаредете страницата, за да се обнови приложението.')
