export const earlierOf = (one: string, other: string): string => (other < one ? other : one)
export const laterOf = (one: string, other: string): string => (other > one ? other : one)
