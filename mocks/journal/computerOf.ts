export const computerOf = (personId: number | null): string =>
  personId === null ? '10.0.9.10' : `10.0.${1 + (personId % 8)}.${10 + (personId % 200)}`
