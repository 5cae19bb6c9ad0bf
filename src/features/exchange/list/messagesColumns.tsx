import { Link } from 'wouter'
import { formatDate, formatDateTime } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { dateColumn, textColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconAttach } from '../../../widgets/icons.ts'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { MessageRow } from '../exchangeCalls.ts'
import type { SystemName } from '../exchangeSystem.ts'
import { exchangeStatusLabel, isUnopened, isWaiting, statusLabel, statusTone } from '../messageStatus.ts'

type Column = WordedColumn<MessageRow>

const none = <span className="muted">–</span>

/** The clerk's status; under it what the sender sees in СЕОС, where it says more. */
const status: Column = {
  key: 'incomingStatusId',
  header: 'Статус',
  sortBy: 'incomingStatusId',
  width: '8rem',
  onPhone: 'tag',
  text: (row) => [statusLabel(row), exchangeStatusLabel(row)].filter((words) => words !== '').join(', '),
  cell: (row) => {
    const tag = <StatusTag tone={statusTone(row)}>{statusLabel(row)}</StatusTag>
    const inExchange = exchangeStatusLabel(row)
    return inExchange === '' ? tag : <CellStack main={tag} sub={inExchange} />
  },
}

const title = (header: string): Column => ({
  ...textColumn('title', header, { width: '24rem', onPhone: 'title', opens: true }),
  cell: (row) => (
    <Clamp>
      {isUnopened(row) && <span className="visually-hidden">Неотворено: </span>}
      {row.title}
    </Clamp>
  ),
})

const sender = (header: string): Column => textColumn('sender', header, { width: '14rem', onPhone: 'bare' })

/** The day over the hour. */
const moment = (key: 'dateSent' | 'dateReceived' | 'dateServed', header: string): Column => ({
  key,
  header,
  sortBy: key,
  width: '7.4rem',
  onPhone: 'tag',
  text: (row) => formatDateTime(row[key]),
  cell: (row) => {
    const [date = '', time = ''] = formatDateTime(row[key]).split(' г. ')
    return date ? <CellStack main={date} sub={time} /> : none
  },
})

/** The term that the sender asks for; late while the message still waits. */
const dueDate: Column = {
  ...dateColumn('dueDate', 'Краен срок', { width: '7.4rem', onPhone: 'line' }),
  cell: (row) => {
    if (row.dueDate === null) return none
    const isLate = isWaiting(row) && row.dueDate < today()
    return <span className={isLate ? 'late nowrap' : 'nowrap'}>{formatDate(row.dueDate)}</span>
  },
}

const filesCount: Column = {
  key: 'filesCount',
  header: 'Файлове',
  sortBy: 'filesCount',
  width: '5.6rem',
  onPhone: 'tag',
  text: (row) => (row.filesCount === 0 ? '' : String(row.filesCount)),
  cell: (row) =>
    row.filesCount === 0 ? (
      none
    ) : (
      <span className="nowrap">
        <Glyph icon={IconAttach} /> {row.filesCount}
      </span>
    ),
}

const document: Column = {
  key: 'registeredDocument',
  className: 'message-about',
  header: 'Регистриран документ',
  width: '7.6rem',
  onPhone: 'line',
  text: ({ registeredDocument }) => registeredDocument?.documentNumber ?? '',
  cell: ({ registeredDocument }) =>
    registeredDocument ? (
      <Link href={to.documentsFlow.document(registeredDocument.guid)} className="num">
        {registeredDocument.documentNumber}
      </Link>
    ) : (
      none
    ),
}

/** The columns of each list, in their order. */
export const messagesColumns: Record<SystemName, readonly Column[]> = {
  eDelivery: [
    status,
    title('Заглавие'),
    sender('Подател'),
    textColumn('senderKind', 'Вид на подателя', { className: 'message-about', width: '9rem', onPhone: 'hide' }),
    moment('dateSent', 'Изпратено на'),
    { ...moment('dateServed', 'Връчено на'), onPhone: 'hide' },
    filesCount,
    document,
  ],
  docExchange: [
    status,
    textColumn('senderNumber', 'Рег. индекс (изпращач)', {
      className: 'message-about',
      width: '7.6rem',
      onPhone: 'line',
      nowrap: true,
    }),
    title('Относно'),
    sender('Изпращач'),
    textColumn('documentKind', 'Вид на документа', { className: 'message-about', width: '7rem', onPhone: 'hide' }),
    moment('dateReceived', 'Получено на'),
    dueDate,
    document,
  ],
}
