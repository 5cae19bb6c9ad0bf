import type { CivilDate } from '../../dates/civilDate.ts'
import type { Gap, RegisterRow } from '../identifiers/numbersRegister.ts'

/** A gap in the numbers with its explanation; null if there is no explanation. */
export type ExplainedGap = Gap & { explanation: { text: string; by: string; date: CivilDate } | null }

export type GapKey = Gap & { code: string; year: number }

export type NumbersRow = Omit<RegisterRow, 'gaps'> & { gaps: ExplainedGap[] }

export type NumbersBook = { year: number; years: number[]; counters: NumbersRow[] }

export const explanationProblem = (text: string): string | null => {
  if (text.trim() === '') return 'Напишете защо номерът липсва.'
  return text.trim().length > LONGEST_EXPLANATION ? `Най-много ${LONGEST_EXPLANATION} знака.` : null
}
export const LONGEST_EXPLANATION = 500
