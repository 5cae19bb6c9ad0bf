/** The address of the computer in the office at which somebody works; one of the counter for whom nobody knows. */
export const computerOf = (personId: number | null): string =>
  personId === null ? '10.0.9.10' : `10.0.${1 + (personId % 8)}.${10 + (personId % 200)}`
