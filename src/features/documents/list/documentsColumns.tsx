import type { DocumentColumn, DocumentRow } from '../../../contract/shapes/documents.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { today } from '../../../dates/clock.ts'
import { namesInRoles } from '../../../rules/correspondents/documentRoles.ts'
import { holderText } from '../../../rules/documents/holder.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { dateColumn, textColumn, wordsColumn } from '../../../screen-kit/list/fieldColumns.ts'
import { TermCell } from '../../../screen-kit/list/TermCell.tsx'
import type { CellContent, ColumnLook, GridColumn } from '../../../widgets/grid/gridColumn.ts'
import { Count } from '../../../widgets/tags/Count.tsx'
import { deadlineText } from '../../document-record/public.ts'
import { DirectionCell, NumberCell, StatusCell, SubjectCell } from './documentCells.tsx'

type Column = CellContent<DocumentRow> & ColumnLook & Pick<GridColumn<DocumentRow>, 'foldedText'>

const numberText = (value: number | null): string => (value === null ? '' : String(value).replace('-', '−'))

export const documentColumns = {
  documentDirectionId: { header: 'Посока', icon: true, cell: (row) => <DirectionCell row={row} /> },
  documentNumber: {
    header: 'Рег. №',
    sortBy: 'documentNumber',
    width: '7.6rem',
    onPhone: 'title',
    opens: true,
    text: ({ documentNumber, dateRegistered }) => formatNumber(documentNumber, dateRegistered) || 'Без номер',
    cell: (row) => <NumberCell row={row} />,
  },
  externalRefNumber: textColumn('externalRefNumber', 'Външен №'),
  documentTypeName: textColumn('documentTypeName', 'Вид документ', {
    width: '7rem',
    onPhone: 'bare',
    foldsInto: 'subjectDescription',
    folds: 'last',
  }),
  subjectDescription: {
    header: 'Относно',
    sortBy: 'subjectDescription',
    width: '34%',
    onPhone: 'bare',
    text: ({ subjectDescription }) => subjectDescription ?? '',
    cell: (row) => <SubjectCell row={row} />,
  },
  correspondents: wordsColumn(
    'correspondents',
    'Кореспондент',
    ({ correspondents, correspondentRoleIds }) => namesInRoles(correspondents, correspondentRoleIds).join(', '),
    { width: '10.4rem', lines: 3 },
  ),
  addressedTo: textColumn('addressedTo', 'Адресирано до', { width: '11rem' }),
  documentStatusName: {
    header: 'Статус',
    sortBy: 'documentStatusName',
    width: '8.4rem',
    onPhone: 'tag',
    cell: (row) => <StatusCell row={row} />,
  },
  heldBy: {
    header: 'При кого е',
    sortBy: 'heldBy',
    width: '9rem',
    lines: 3,
    onPhone: 'line',
    foldsInto: 'documentStatusName',
    folds: 'early',
    foldedAs: 'при',
    foldedText: ({ heldBy }) => heldBy,
    text: holderText,
  },
  deadline: {
    header: 'Срок',
    sortBy: 'deadline',
    width: '7.6rem',
    onPhone: 'line',
    text: (row) => formatDate(row.deadline),
    cell: (row) => <TermCell date={row.deadline} labels={deadlineText(row, today())} />,
  },
  createdBy: textColumn('createdBy', 'Създал', { width: '8rem', nowrap: true, foldsInto: 'subjectDescription' }),
  dateCreated: dateColumn('dateCreated', 'Създаден на', { width: '7.4rem' }),
  unreadCount: {
    header: 'Непрочетени',
    sortBy: 'unreadCount',
    width: '6.4rem',
    onPhone: 'line',
    foldsInto: 'documentStatusName',
    folds: 'last',
    text: ({ unreadCount }) => (unreadCount ? String(unreadCount) : ''),
    cell: ({ unreadCount }) => (
      <Count value={unreadCount ?? 0} label={unreadCount === 1 ? 'непрочетен документ' : 'непрочетени документа'} />
    ),
  },
  lastDocument: {
    header: 'Последен документ',
    width: '10rem',
    foldsInto: 'subjectDescription',
    text: (row) => row.lastDocument ?? '',
  },
  myRole: {
    header: 'Моя роля',
    width: '8rem',
    foldsInto: 'documentStatusName',
    folds: 'last',
    text: (row) => row.myRole ?? '',
  },
  workingDaysLeft: {
    header: 'Оставащи дни',
    numeric: true,
    width: '7.6rem',
    foldsInto: 'deadline',
    folds: 'last',
    text: (row) => numberText(row.workingDaysLeft),
  },
  awaits: textColumn('awaits', 'Чака', { width: '8.4rem' }),
  awaitsFrom: {
    header: 'От кого',
    width: '8rem',
    foldsInto: 'awaits',
    folds: 'last',
    text: (row) => row.awaitsFrom ?? '',
  },
  awaitsSince: dateColumn('awaitsSince', 'Заявено на', { width: '7.4rem', foldsInto: 'awaits', folds: 'last' }),
  daysSinceRegistration: {
    header: 'Дни от регистрацията',
    numeric: true,
    width: '7rem',
    foldsInto: 'documentStatusName',
    text: (row) => numberText(row.daysSinceRegistration),
  },
  dateReceived: dateColumn('dateReceived', 'Получено на', {
    width: '7.4rem',
    foldsInto: 'subjectDescription',
    folds: 'last',
  }),
  serviceName: {
    header: 'Услуга',
    width: '9rem',
    foldsInto: 'subjectDescription',
    folds: 'last',
    text: (row) => row.serviceName ?? '',
  },
  paymentStatusName: {
    header: 'Плащане',
    width: '8rem',
    foldsInto: 'documentStatusName',
    folds: 'last',
    text: (row) => row.paymentStatusName ?? '',
  },
  undeliveredTo: {
    header: 'Недоставен до',
    width: '28%',
    lines: 3,
    onPhone: 'line',
    text: (row) => row.undeliveredTo ?? '',
  },
  undeliveredSince: {
    header: 'От дата',
    sortBy: 'undeliveredSince',
    width: '7rem',
    onPhone: 'line',
    text: (row) => formatDate(row.undeliveredSince ?? null),
  },
} satisfies Record<DocumentColumn, Column>

export type DocumentColumnName = keyof typeof documentColumns

export const columnsNamed = (names: readonly DocumentColumnName[]): readonly GridColumn<DocumentRow>[] =>
  names.map((key) => ({ key, ...documentColumns[key] }))
