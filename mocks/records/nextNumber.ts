/**
 * Returns the next number of a series: „П-13/2026“ after „П-12/2026“. `digits`: the minimum length of the counter,
 * padded with zeros.
 */
export const nextNumber = (begin: string, numbers: readonly string[], end = '', digits = 1): string => {
  const given = numbers
    .filter((number) => number.startsWith(begin) && number.endsWith(end))
    .map((number) => Number(number.slice(begin.length, number.length - end.length)))
    .filter(Number.isInteger)
  return `${begin}${String(Math.max(0, ...given) + 1).padStart(digits, '0')}${end}`
}
