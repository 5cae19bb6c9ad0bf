export const byIso = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
export const earlierOf = (one: string, other: string): string => (other < one ? other : one)
export const laterOf = (one: string, other: string): string => (other > one ? other : one)
