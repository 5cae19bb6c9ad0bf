import type { CivilDate } from '../../dates/civilDate.ts'
import type { Gap, RegisterRow } from '../identifiers/numbersRegister.ts'

/** The register of numbers for the panel „Обучение“ and for printing. */

/** A gap with its explanation; null if there is none. */
export type ExplainedGap = Gap & { explanation: { text: string; by: string; date: CivilDate } | null }

export type GapKey = Gap & { code: string; year: number }

export type NumbersRow = Omit<RegisterRow, 'gaps'> & { gaps: ExplainedGap[] }

/** The numbers of all counters in a year; `years` lists the years with counters, the newest first. */
export type NumbersBook = { year: number; years: number[]; counters: NumbersRow[] }

export const explanationProblem = (text: string): string | null => {
  if (text.trim() === '') return 'Напишете защо номерът липсва.'
  return text.trim().length > LONGEST_EXPLANATION ? `Най-много ${LONGEST_EXPLANATION} знака.` : null
}
export const LONGEST_EXPLANATION = 500
