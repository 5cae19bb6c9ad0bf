import type { GridColumn } from '../../../widgets/grid/gridColumn.ts'
import type { MessageRow } from '../exchangeCalls.ts'
import type { SystemName } from '../exchangeSystem.ts'
import { DocumentCell, DueCell, FilesCell, MomentCell, StatusCell, TitleCell, textOrNone } from './messageCells.tsx'

type Column = GridColumn<MessageRow>

const status: Column = {
  key: 'incomingStatusId',
  header: 'Статус',
  sortBy: 'incomingStatusId',
  width: '8rem',
  onPhone: 'tag',
  cell: (row) => <StatusCell row={row} />,
}
const title = (header: string): Column => ({
  key: 'title',
  header,
  sortBy: 'title',
  width: '24rem',
  onPhone: 'title',
  opens: true,
  cell: (row) => <TitleCell row={row} />,
})
const sender = (header: string): Column => ({
  key: 'sender',
  header,
  sortBy: 'sender',
  width: '14rem',
  onPhone: 'bare',
  cell: (row) => row.sender,
})
const moment = (key: 'dateSent' | 'dateReceived' | 'dateServed', header: string): Column => ({
  key,
  header,
  sortBy: key,
  width: '7.4rem',
  onPhone: 'tag',
  cell: (row) => <MomentCell iso={row[key]} />,
})
const document: Column = {
  key: 'registeredDocument',
  className: 'message-about',
  header: 'Регистриран документ',
  width: '7.6rem',
  onPhone: 'line',
  cell: (row) => <DocumentCell row={row} />,
}

/** The columns of each list, in their order. */
export const messagesColumns: Record<SystemName, readonly Column[]> = {
  eDelivery: [
    status,
    title('Заглавие'),
    sender('Подател'),
    {
      key: 'senderKind',
      className: 'message-about',
      header: 'Вид на подателя',
      sortBy: 'senderKind',
      width: '9rem',
      onPhone: 'hide',
      cell: (row) => textOrNone(row.senderKind),
    },
    moment('dateSent', 'Изпратено на'),
    { ...moment('dateServed', 'Връчено на'), onPhone: 'hide' },
    {
      key: 'filesCount',
      header: 'Файлове',
      sortBy: 'filesCount',
      width: '5.6rem',
      onPhone: 'tag',
      cell: (row) => <FilesCell row={row} />,
    },
    document,
  ],
  docExchange: [
    status,
    {
      key: 'senderNumber',
      className: 'message-about',
      header: 'Рег. индекс (изпращач)',
      sortBy: 'senderNumber',
      width: '7.6rem',
      onPhone: 'line',
      cell: (row) => (row.senderNumber ? <span className="nowrap">{row.senderNumber}</span> : textOrNone('')),
    },
    title('Относно'),
    sender('Изпращач'),
    {
      key: 'documentKind',
      className: 'message-about',
      header: 'Вид на документа',
      sortBy: 'documentKind',
      width: '7rem',
      onPhone: 'hide',
      cell: (row) => textOrNone(row.documentKind),
    },
    moment('dateReceived', 'Получено на'),
    {
      key: 'dueDate',
      header: 'Краен срок',
      sortBy: 'dueDate',
      width: '7.4rem',
      onPhone: 'line',
      cell: (row) => <DueCell row={row} />,
    },
    document,
  ],
}
