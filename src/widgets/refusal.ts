export type Refusal = { title: string; because: string; who?: string }

/**
 * Returns the refusal as one text shown beside its action. A title that only repeats the action („Спри“) is omitted.
 */
export const whyNot = (label: string, { title, because, who }: Refusal): string =>
  [title.includes(`„${label}“`) ? '' : title, because, who].filter((part) => part).join(' ')
