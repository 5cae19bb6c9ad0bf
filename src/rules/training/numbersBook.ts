import type { CivilDate } from '../../dates/civilDate.ts'
import type { Gap, RegisterRow } from '../identifiers/numbersRegister.ts'

/** The register of numbers as the panel „Обучение“ shows and prints it. */

/** A gap with what somebody wrote of it; null while nobody did. */
export type ExplainedGap = Gap & { explanation: { text: string; by: string; date: CivilDate } | null }

/** Which gap is meant: of which counter, in which year, from where to where. */
export type GapKey = Gap & { code: string; year: number }

export type NumbersRow = Omit<RegisterRow, 'gaps'> & { gaps: ExplainedGap[] }

/** What all counters gave in a year; `years` are those that have any, the newest first. */
export type NumbersBook = { year: number; years: number[]; counters: NumbersRow[] }

/** What is wrong with an explanation of a gap, in words; null for nothing. */
export const explanationProblem = (text: string): string | null => {
  if (text.trim() === '') return 'Напишете защо номерът липсва.'
  return text.trim().length > LONGEST_EXPLANATION ? `Най-много ${LONGEST_EXPLANATION} знака.` : null
}
export const LONGEST_EXPLANATION = 500
