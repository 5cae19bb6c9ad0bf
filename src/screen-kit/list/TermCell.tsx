import { type CivilDate, formatDate } from '../../dates/civilDate.ts'
import { CellStack } from '../../widgets/grid/CellStack.tsx'

type Props = {
  date: CivilDate | null
  labels?: { text: string; tone: 'late' | 'soon' | undefined } | null
}

export const TermCell = ({ date, labels }: Props) =>
  date === null ? (
    <span className="muted">–</span>
  ) : (
    <CellStack main={formatDate(date)} sub={labels?.text} tone={labels?.tone} />
  )
