import { Link } from 'wouter'
import { audit, type UserAction } from '../../../contract/audit.ts'
import { to } from '../../../routes/to.ts'
import { changedValues } from '../../../rules/words/changedValues.ts'
import { momentColumn, textColumn, wordsColumn } from '../../../screen-kit/list/fieldColumns.ts'
import type { ListAddress } from '../../../screen-kit/list/listAddress.ts'
import { dateField, type FilterOf, listFilter, lookupField, textField } from '../../../screen-kit/list/listFilter.ts'
import { MomentCell } from '../../../screen-kit/list/MomentCell.tsx'
import { rowsOfPage, sortOfPage } from '../../../screen-kit/list/pagingParams.ts'
import { people } from '../../../screen-kit/lookup/lookups.ts'
import { queryOf } from '../../../transport/query.ts'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import type { WordedColumn } from '../../../widgets/grid/gridColumn.ts'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'

type Column = WordedColumn<UserAction>

export const journalFilter = listFilter({
  fromDate: dateField('От'),
  toDate: dateField('До'),
  personId: lookupField('Потребител', people, 'Потребител: '),
  action: textField('Действие: '),
  objectKind: textField('Обект: '),
  objectId: textField('Идентификатор: '),
})
export type JournalFilter = FilterOf<typeof journalFilter>

export const journalPage = (place: ListAddress<JournalFilter>) =>
  queryOf(audit.getUserActionLogs, {
    query: rowsOfPage(place),
    body: { ...place.filter, ...sortOfPage(place) },
  })

const DOCUMENT = 'Документ'
const hrefOf = ({ objectKind, objectId }: UserAction): string | undefined =>
  objectKind === DOCUMENT && objectId !== '' ? to.documentsFlow.document(objectId) : undefined

const momentField: Column = momentColumn('dateCreated', 'Дата и час', { width: '6.8rem', onPhone: 'tag' }, (row) => (
  <MomentCell at={row.dateCreated} />
))

const userText = ({ person, userName }: UserAction): string =>
  [person, userName && `(${userName})`].filter(Boolean).join(' ')

const noteText = ({ attribute, note }: UserAction): string =>
  attribute ? [note.replace(/(?<!г)\.$/, ''), attribute].filter(Boolean).join('; ') : note

export const hiddenAtFirst = ['objectId'] as const

export const journalColumns: readonly Column[] = [
  momentField,
  {
    ...textColumn('person', 'Потребител', { className: 'journal-person', width: '12rem', onPhone: 'bare' }),
    text: userText,
    cell: ({ person, userName }) => <CellStack main={person || userName} {...(person && { sub: userName })} />,
  },
  textColumn('ipAddress', 'IP адрес', {
    width: '6.2rem',
    onPhone: 'line',
    nowrap: true,
    foldsInto: 'person',
    folds: 'last',
  }),
  textColumn('action', 'Действие', { width: '7.6rem', onPhone: 'title' }, ({ action }) => <b>{action}</b>),
  textColumn('objectKind', 'Обект', { width: '6.8rem', onPhone: 'line' }),
  wordsColumn(
    'objectName',
    'Номер или име',
    ({ objectName, objectId }) => objectName || objectId,
    { width: '9rem', onPhone: 'line', foldsInto: 'objectKind', folds: 'last' },
    (row) => {
      const href = hrefOf(row)
      const text = (
        <Clamp>
          <Numbered text={row.objectName || row.objectId || '–'} />
        </Clamp>
      )
      return href ? <Link href={href}>{text}</Link> : text
    },
  ),
  textColumn('objectId', 'Идентификатор', { width: '7.8rem', onPhone: 'hide' }),
  {
    ...textColumn('note', 'Описание', { width: '24%', onPhone: 'bare' }),
    text: noteText,
    cell: (row) => noteText(row.note === row.objectName ? { ...row, note: '' } : row),
  },
  {
    key: 'oldValue',
    header: 'Стара стойност',
    foldsInto: 'note',
    folds: 'early',
    width: '8rem',
    onPhone: 'line',
    text: (row) => changedValues(row).oldValue,
  },
  {
    key: 'newValue',
    header: 'Нова стойност',
    foldsInto: 'note',
    folds: 'early',
    width: '8rem',
    onPhone: 'line',
    text: (row) => changedValues(row).newValue,
    cell: (row) => (row.newValue === row.objectName ? '' : changedValues(row).newValue),
  },
]
