import { type CivilDate, formatDate } from '../../dates/civilDate.ts'
import { CellStack } from '../../widgets/grid/CellStack.tsx'

type Props = {
  date: CivilDate | null
  /** The remaining or overdue time; null if no term is running. */
  words?: { text: string; tone: 'late' | 'soon' | undefined } | null
}

/** A term above the remaining days; the colour shows late or near. */
export const TermCell = ({ date, words }: Props) =>
  date === null ? (
    <span className="muted">–</span>
  ) : (
    <CellStack main={formatDate(date)} sub={words?.text} tone={words?.tone} />
  )
