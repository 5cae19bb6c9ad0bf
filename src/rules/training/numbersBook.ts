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

/** One line of a diary of numbers. */
export type DiaryLine = {
  number: string
  date: CivilDate
  type: string
  /** Sender or receivers. */
  correspondents: string
  subject: string
  addressedTo: string
  /** That it was annulled and why; '' for one in force. */
  note: string
}

export type DiaryDirection = 'incoming' | 'outgoing'
export type DiaryPeriod = { direction: DiaryDirection; from: CivilDate; to: CivilDate }
/** The incoming or outgoing diary of a period, and the gaps of its counters in those years. */
export type NumbersDiary = DiaryPeriod & {
  lines: DiaryLine[]
  gaps: (ExplainedGap & { counter: string; year: number })[]
}

/** What is wrong with an explanation of a gap, in words; null for nothing. */
export const explanationProblem = (text: string): string | null => {
  if (text.trim() === '') return 'Напишете защо номерът липсва.'
  return text.trim().length > LONGEST_EXPLANATION ? `Най-много ${LONGEST_EXPLANATION} знака.` : null
}
export const LONGEST_EXPLANATION = 500

/** What is wrong with the period of a diary, in words; null for nothing. */
export const diaryPeriodProblem = ({ from, to }: Pick<DiaryPeriod, 'from' | 'to'>): string | null =>
  to < from ? 'Краят на периода е преди началото му.' : null
