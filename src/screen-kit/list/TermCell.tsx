import { type CivilDate, formatDate } from '../../dates/civilDate.ts'
import { CellStack } from '../../widgets/grid/CellStack.tsx'

type Props = {
  date: CivilDate | null
  /** What is left of it and how late that is; nothing where no term is running. */
  words?: { text: string; tone: 'late' | 'soon' | undefined } | null
}

/** A term over the days that are left; the colour says whether it is late or near. */
export const TermCell = ({ date, words }: Props) =>
  date === null ? (
    <span className="muted">–</span>
  ) : (
    <CellStack main={formatDate(date)} sub={words?.text} tone={words?.tone} />
  )
