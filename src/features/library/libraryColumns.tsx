import type { LibraryDocument } from '../../contract/shapes/library.ts'
import { formatDateTime } from '../../dates/civilDate.ts'
import { extensionOf, formatFileSize } from '../../rules/files/fileRules.ts'
import { isGuide } from '../../rules/library/libraryRules.ts'
import { dayOf, momentOf, numberOf } from '../../screen-kit/list/fieldColumns.ts'
import { MomentCell } from '../../screen-kit/list/MomentCell.tsx'
import { Clamp } from '../../widgets/grid/Clamp.tsx'
import type { WordedColumn } from '../../widgets/grid/gridColumn.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'
import { kindName, latestOf, numberAndDate } from './libraryState.ts'

type Column = WordedColumn<LibraryDocument>

/** Returns type and size of the file, „PDF, 96 KB“. A guide has another text, because it is read on the screen. */
const fileText = (row: LibraryDocument): string => {
  const latest = latestOf(row)
  if (!latest) return ''
  if (isGuide(latest.fileName)) return 'Ръководство'
  return [extensionOf(latest.fileName).toUpperCase(), formatFileSize(latest.size)].filter(Boolean).join(', ')
}

export const libraryColumns = {
  title: {
    key: 'title',
    header: 'Заглавие',
    sortBy: 'title',
    width: '20rem',
    onPhone: 'title',
    opens: true,
    text: ({ title }) => title,
    cell: ({ title, isWithdrawn }) => (
      <span className="library-title">
        <Clamp lines={3}>{title}</Clamp>
        {isWithdrawn && <StatusTag tone="grey">Оттеглен</StatusTag>}
      </span>
    ),
  },
  kind: {
    key: 'kindId',
    header: 'Вид',
    sortBy: 'kindId',
    width: '9rem',
    onPhone: 'tag',
    text: ({ kindId }) => kindName(kindId),
  },
  number: {
    key: 'date',
    header: '№ / дата',
    sortBy: 'date',
    width: '11rem',
    onPhone: 'line',
    text: numberAndDate,
    reckoned: ({ number, date }) => (number ? null : dayOf(date)),
  },
  file: { key: 'file', header: 'Файл', width: '8rem', onPhone: 'line', nowrap: true, text: fileText },
  version: {
    key: 'version',
    header: 'Версия',
    sortBy: 'version',
    width: '5.5rem',
    onPhone: 'line',
    numeric: true,
    text: (row) => String(latestOf(row)?.number ?? ''),
    reckoned: (row) => numberOf(latestOf(row)?.number),
  },
  uploaded: {
    key: 'dateUploaded',
    header: 'Качен на',
    sortBy: 'dateUploaded',
    width: '9rem',
    onPhone: 'line',
    text: (row) => formatDateTime(latestOf(row)?.dateUploaded),
    reckoned: (row) => momentOf(latestOf(row)?.dateUploaded),
    cell: (row) => <MomentCell at={latestOf(row)?.dateUploaded} />,
  },
} satisfies Record<string, Column>
