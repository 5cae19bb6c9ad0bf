/** What a field says of a text that is longer than it may be; nothing is ever cut off in silence. */
export const tooLong = (value: unknown, limit: number | undefined): string | undefined =>
  typeof value === 'string' && limit !== undefined && value.length > limit
    ? `Най-много ${limit} знака; написани са ${value.length}.`
    : undefined
