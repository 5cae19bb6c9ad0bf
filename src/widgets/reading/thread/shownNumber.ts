import { format as formatNumber } from 'numfmt'

/** A number as a table shows it in Bulgarian; one whose format nobody can read stands as it is. */
export const shownNumber = (number: number, format: string): string => {
  try {
    return formatNumber(format, number, { locale: 'bg' })
  } catch {
    return String(number).replace('.', ',')
  }
}
