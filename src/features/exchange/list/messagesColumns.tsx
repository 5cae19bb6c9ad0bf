import { Link } from 'wouter'
import { formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { to } from '../../../routes/to.ts'
import { dateColumn, momentColumn, numberOf, textColumn, wordsColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { MomentCell } from '../../../screen-kit/list/MomentCell.tsx'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { IconAttach } from '../../../widgets/icons.ts'
import { FilesMark } from '../../../widgets/tags/FilesMark.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import type { MessageRow } from '../exchangeCalls.ts'
import type { SystemName } from '../exchangeSystem.ts'
import { exchangeStatusLabel, isUnopened, isWaiting, statusLabel, statusTone } from '../messageStatus.ts'

type Column = WordedColumn<MessageRow>

const noValue = <span className="muted">–</span>

/** The column of the status. Below it is the status that the sender sees in СЕОС, if that says more. */
const status: Column = wordsColumn(
  'incomingStatusId',
  'Статус',
  (row) => [statusLabel(row), exchangeStatusLabel(row)].filter((text) => text !== '').join(', '),
  { width: '8rem', onPhone: 'tag' },
  (row) => {
    const tag = <StatusTag tone={statusTone(row)}>{statusLabel(row)}</StatusTag>
    const inExchange = exchangeStatusLabel(row)
    return inExchange === '' ? tag : <CellStack main={tag} sub={inExchange} />
  },
)

const title = (header: string): Column =>
  textColumn('title', header, { width: '34%', onPhone: 'title', opens: true }, (row) => (
    <Clamp>
      {isUnopened(row) && <span className="visually-hidden">Неотворено: </span>}
      {row.title}
      {row.hasSignature && (
        <>
          {' '}
          <FilesMark hasSignature />
        </>
      )}
    </Clamp>
  ))

const sender = (header: string): Column => textColumn('sender', header, { width: '14rem', onPhone: 'bare' })

const moment = (
  key: 'dateSent' | 'dateReceived' | 'dateServed',
  header: string,
  onPhone: 'tag' | 'hide' = 'tag',
): Column => momentColumn(key, header, { width: '7.4rem', onPhone }, (row) => <MomentCell at={row[key]} />)

const dueDate: Column = dateColumn('dueDate', 'Краен срок', { width: '7.4rem', onPhone: 'line' }, (row) => {
  if (row.dueDate === null) return noValue
  const isLate = isWaiting(row) && row.dueDate < today()
  return <span className={isLate ? 'late nowrap' : 'nowrap'}>{formatDate(row.dueDate)}</span>
})

const countText = ({ filesCount }: MessageRow): string => (filesCount === 0 ? '' : String(filesCount))
const filesCount: Column = {
  ...wordsColumn<MessageRow>('filesCount', 'Файлове', countText, { width: '5.6rem', onPhone: 'tag' }, (row) =>
    row.filesCount === 0 ? (
      noValue
    ) : (
      <span className="nowrap">
        <Glyph icon={IconAttach} /> {row.filesCount}
      </span>
    ),
  ),
  reckoned: (row) => numberOf(row.filesCount),
}

const document: Column = {
  key: 'registeredDocument',
  header: 'Регистриран документ',
  foldsInto: 'title',
  folds: 'last',
  width: '7.6rem',
  onPhone: 'line',
  text: ({ registeredDocument }) => registeredDocument?.documentNumber ?? '',
  cell: ({ registeredDocument }) =>
    registeredDocument ? (
      <Link href={to.documentsFlow.document(registeredDocument.guid)} className="num">
        {registeredDocument.documentNumber}
      </Link>
    ) : (
      noValue
    ),
}

export const messagesColumns: Record<SystemName, readonly Column[]> = {
  eDelivery: [
    status,
    title('Заглавие'),
    sender('Подател'),
    textColumn('senderKind', 'Вид на подателя', { width: '9rem', onPhone: 'hide' }),
    moment('dateSent', 'Изпратено на'),
    moment('dateServed', 'Връчено на', 'hide'),
    filesCount,
    document,
  ],
  docExchange: [
    status,
    textColumn('senderNumber', 'Рег. индекс (изпращач)', {
      width: '7.6rem',
      onPhone: 'line',
      nowrap: true,
      foldsInto: 'title',
      folds: 'last',
    }),
    title('Относно'),
    sender('Изпращач'),
    textColumn('documentKind', 'Вид на документа', { width: '7rem', onPhone: 'hide' }),
    moment('dateReceived', 'Получено на'),
    dueDate,
    document,
  ],
}
