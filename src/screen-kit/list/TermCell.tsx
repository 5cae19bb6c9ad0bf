import { type CivilDate, formatDate } from '../../dates/civilDate.ts'
import { CellStack } from '../../widgets/grid/CellStack.tsx'

type Props = {
  date: CivilDate | null
  /** The remaining or overdue time; null if no term is running. */
  labels?: { text: string; tone: 'late' | 'soon' | undefined } | null
}

/** A term above the remaining days; the colour shows late or near. */
export const TermCell = ({ date, labels }: Props) =>
  date === null ? (
    <span className="muted">–</span>
  ) : (
    <CellStack main={formatDate(date)} sub={labels?.text} tone={labels?.tone} />
  )
