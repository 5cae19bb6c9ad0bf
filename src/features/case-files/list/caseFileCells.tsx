import { useAtomValue } from 'jotai'
import { formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { deadlineState } from '../../../rules/deadlines/deadlineState.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { isOver, toneOfStatus } from '../caseFileStatus.ts'
import { type CaseFileLine, calendarAtom } from '../state.ts'
import '../caseFiles.css'

type Props = { row: CaseFileLine }

const none = <span className="muted">–</span>
export const textOrNone = (text: string) => text || none

/** The direction before number-date (document 2, section 2). */
export const NumberCell = ({ row: { documentDirectionId, documentNumber, dateRegistered } }: Props) => (
  <span className="case-number">
    <DirectionIcon direction={documentDirectionId} />
    <b className="nowrap">{formatNumber(documentNumber, dateRegistered) || 'Без номер'}</b>
  </span>
)

export const StatusCell = ({ row: { documentStatusName } }: Props) => (
  <StatusTag tone={toneOfStatus(documentStatusName)}>{documentStatusName}</StatusTag>
)

const toneOf = { overdue: 'late', today: 'soon', soon: 'soon', ahead: undefined } as const

/** The deadline over the working days left; the colour says whether it is late or near. A finished one has no days. */
export const DeadlineCell = ({ row: { deadline, documentStatusName } }: Props) => {
  const calendar = useAtomValue(calendarAtom)
  if (deadline === null) return none
  if (isOver(documentStatusName)) return <CellStack main={formatDate(deadline)} />
  const { kind, text } = deadlineState(deadline, today(), calendar)
  return <CellStack main={formatDate(deadline)} sub={text} tone={toneOf[kind]} />
}
