/** Why something is not allowed now, and who can do it. Plain data, made by the rules and shown by the widgets. */
export type Refusal = { title: string; because: string; who?: string }

/** The refusal as one text beside its action; a title that only says the action over again („Спри“) is left out. */
export const whyNot = (label: string, { title, because, who }: Refusal): string =>
  [title.includes(`„${label}“`) ? '' : title, because, who].filter((part) => part).join(' ')
