/** Compares ISO date-times in UTC, which sort as text. */
export const earlierOf = (one: string, other: string): string => (other < one ? other : one)
export const laterOf = (one: string, other: string): string => (other > one ? other : one)
