import { Link } from 'wouter'
import { formatDate, formatDateTime } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import { IconAttach } from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { MessageRow } from '../exchangeCalls.ts'
import { exchangeStatusLabel, isUnopened, isWaiting, statusLabel, statusTone } from '../messageStatus.ts'

export const none = <span className="muted">–</span>
export const textOrNone = (text: string) => text || none

/** The clerk's status; under it what the sender sees in СЕОС, where it says more. */
export const StatusCell = ({ row }: { row: MessageRow }) => {
  const tag = <StatusTag tone={statusTone(row)}>{statusLabel(row)}</StatusTag>
  const inExchange = exchangeStatusLabel(row)
  return inExchange === '' ? tag : <CellStack main={tag} sub={inExchange} />
}

export const TitleCell = ({ row }: { row: MessageRow }) => (
  <Clamp>
    {isUnopened(row) && <span className="visually-hidden">Неотворено: </span>}
    {row.title}
  </Clamp>
)

/** The day over the hour. */
export const MomentCell = ({ iso }: { iso: string | null }) => {
  if (!iso) return none
  const [date = '', time = ''] = formatDateTime(iso).split(' г. ')
  return <CellStack main={date} sub={time} />
}

/** The term that the sender asks for; late while the message still waits. */
export const DueCell = ({ row }: { row: MessageRow }) => {
  if (row.dueDate === null) return none
  const isLate = isWaiting(row) && row.dueDate < today()
  return <span className={isLate ? 'late nowrap' : 'nowrap'}>{formatDate(row.dueDate)}</span>
}

export const FilesCell = ({ row }: { row: MessageRow }) =>
  row.filesCount === 0 ? (
    none
  ) : (
    <span className="nowrap">
      <Glyph icon={IconAttach} /> {row.filesCount}
    </span>
  )

export const DocumentCell = ({ row: { registeredDocument } }: { row: MessageRow }) =>
  registeredDocument ? (
    <Link href={to.documentsFlow.document(registeredDocument.guid)} className="num">
      {registeredDocument.documentNumber}
    </Link>
  ) : (
    none
  )
