import { format as formatNumber } from 'numfmt'

export const shownNumber = (number: number, format: string): string => {
  try {
    return formatNumber(format, number, { locale: 'bg' })
  } catch {
    return String(number).replace('.', ',')
  }
}
