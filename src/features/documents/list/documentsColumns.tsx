import type { DocumentRow } from '../../../contract/shapes/documents.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import type { CellContent, ColumnDress, GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { Count } from '../../../widgets/tags/Count.tsx'
import { DeadlineCell, DirectionCell, NumberCell, StatusCell, SubjectCell } from './documentCells.tsx'

type Column = CellContent<DocumentRow> & ColumnDress

/** A number that may be negative, with the sign people write. */
const numberWords = (value: number | null): string => (value === null ? '' : String(value).replace('-', '−'))

/**
 * Every column of a document, once, under the name of its field: the backend sorts and exports by the same name.
 * Views choose among them (see `documentsViews`).
 */
export const documentColumns = {
  documentDirectionId: { header: 'Посока', icon: true, cell: (row) => <DirectionCell row={row} /> },
  documentNumber: {
    header: 'Рег. №',
    sortBy: 'documentNumber',
    width: '7.6rem',
    onPhone: 'title',
    opens: true,
    cell: (row) => <NumberCell row={row} />,
  },
  externalRefNumber: { header: 'Външен №', sortBy: 'externalRefNumber', text: (row) => row.externalRefNumber },
  documentTypeName: {
    header: 'Вид документ',
    sortBy: 'documentTypeName',
    width: '8.4rem',
    onPhone: 'bare',
    text: (row) => row.documentTypeName,
  },
  subjectDescription: {
    header: 'Относно',
    sortBy: 'subjectDescription',
    width: '22rem',
    onPhone: 'bare',
    cell: (row) => <SubjectCell row={row} />,
  },
  correspondents: {
    header: 'Кореспондент',
    sortBy: 'correspondents',
    width: '10.4rem',
    text: (row) => row.correspondents.join(', '),
  },
  addressedTo: { header: 'Адресирано до', sortBy: 'addressedTo', width: '11rem', text: (row) => row.addressedTo },
  documentStatusName: {
    header: 'Статус',
    sortBy: 'documentStatusName',
    width: '8.4rem',
    onPhone: 'tag',
    cell: (row) => <StatusCell row={row} />,
  },
  deadline: {
    header: 'Срок',
    sortBy: 'deadline',
    width: '7.6rem',
    onPhone: 'tag',
    cell: (row) => <DeadlineCell row={row} />,
  },
  createdBy: { header: 'Създал', sortBy: 'createdBy', width: '8rem', nowrap: true, text: (row) => row.createdBy },
  dateCreated: {
    header: 'Създаден на',
    sortBy: 'dateCreated',
    width: '7.4rem',
    nowrap: true,
    text: (row) => formatDate(row.dateCreated),
  },
  unreadCount: {
    header: 'Непрочетени',
    sortBy: 'unreadCount',
    width: '7.4rem',
    onPhone: 'line',
    cell: ({ unreadCount }) => (
      <Count value={unreadCount ?? 0} label={unreadCount === 1 ? 'непрочетен документ' : 'непрочетени документа'} />
    ),
  },
  lastDocument: { header: 'Последен документ', width: '10rem', text: (row) => row.lastDocument ?? '' },
  myRole: { header: 'Моя роля', width: '8rem', text: (row) => row.myRole ?? '' },
  workingDaysLeft: {
    header: 'Оставащи дни',
    numeric: true,
    width: '7.6rem',
    text: (row) => numberWords(row.workingDaysLeft),
  },
  awaits: { header: 'Чака', sortBy: 'awaits', width: '8.4rem', text: (row) => row.awaits ?? '' },
  awaitsFrom: { header: 'От кого', width: '8rem', text: (row) => row.awaitsFrom ?? '' },
  awaitsSince: {
    header: 'Заявено на',
    sortBy: 'awaitsSince',
    width: '7.4rem',
    nowrap: true,
    text: (row) => formatDate(row.awaitsSince),
  },
  daysSinceRegistration: {
    header: 'Дни от регистрацията',
    numeric: true,
    width: '7rem',
    text: (row) => numberWords(row.daysSinceRegistration),
  },
  dateReceived: {
    header: 'Получено на',
    sortBy: 'dateReceived',
    width: '7.4rem',
    nowrap: true,
    text: (row) => formatDate(row.dateReceived),
  },
  serviceName: { header: 'Услуга', width: '9rem', text: (row) => row.serviceName ?? '' },
  paymentStatusName: { header: 'Плащане', width: '8rem', text: (row) => row.paymentStatusName ?? '' },
} satisfies Partial<Record<keyof DocumentRow, Column>>

export type DocumentColumnName = keyof typeof documentColumns

/** The chosen columns, in the given order. */
export const columnsNamed = (names: readonly DocumentColumnName[]): readonly GridColumn<DocumentRow>[] =>
  names.map((key) => ({ key, ...documentColumns[key] }))
