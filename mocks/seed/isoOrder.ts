/** The earlier of two ISO date-times in UTC (they sort as text). */
export const earlierOf = (one: string, other: string): string => [one, other].sort()[0] as string
export const laterOf = (one: string, other: string): string => [one, other].sort()[1] as string
