import { formatDateTime } from '../../dates/civilDate.ts'
import { CellStack } from '../../widgets/grid/CellStack.tsx'

/** Renders the date above the time; „–“ if `at` is null. */
export const MomentCell = ({ at }: { at: Parameters<typeof formatDateTime>[0] }) => {
  const [date = '', time = ''] = formatDateTime(at).split(' г. ')
  return date ? <CellStack main={date} sub={time} /> : <span className="muted">–</span>
}
