import { civilDateOf, formatDateYear } from '../../dates/civilDate.ts'
import { formatNumber } from '../../rules/identifiers/registrationNumber.ts'
import type { CaseFileLine } from './caseFileState.ts'

/**
 * Returns which document made the search find the case file: „съдържа 04-863-27.11.2026“. If the number is the
 * sender's: „съдържа № С-15/03.08.2026 г. на подателя“.
 */
export const foundByText = ({ number, date, isExternal }: NonNullable<CaseFileLine['foundBy']>): string => {
  if (!isExternal) return `съдържа ${formatNumber(number, date)}`
  const day = date === null ? '' : formatDateYear(civilDateOf(date))
  return `съдържа № ${[number, day].filter((part) => part !== '').join('/')} на подателя`
}
