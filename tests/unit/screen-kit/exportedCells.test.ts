import { expect, test } from 'vitest'
import { cellOf as cellOfBackend } from '../../../mocks/records/recordHandlers.ts'
import { caseFilesColumns } from '../../../src/features/case-files/list/caseFilesColumns.tsx'
import { correspondentsColumns } from '../../../src/features/correspondents/list/correspondentsColumns.tsx'
import { messagesColumns } from '../../../src/features/exchange/list/messagesColumns.tsx'
import { libraryColumns } from '../../../src/features/library/libraryColumns.tsx'
import { processesColumns } from '../../../src/features/processes/list/processList.tsx'
import { journalColumns } from '../../../src/features/settings/journal/journalList.tsx'
import { taskColumns } from '../../../src/features/tasks/list/tasksColumns.tsx'
import { usersColumns } from '../../../src/features/users/usersList.tsx'
import { cellsOf } from '../../../src/screen-kit/list/export/sheet.ts'
import type { WordedColumn } from '../../../src/widgets/grid/gridColumn.ts'

const at = '2026-11-27T08:01:00Z'
const day = '2026-11-27'
const message = {
  ...{ title: '', sender: '', senderKind: '', senderNumber: '', documentKind: '', incomingStatusId: 1, statusId: 1 },
  ...{ dateSent: at, dateServed: at, dateReceived: at, dueDate: day, filesCount: 3, registeredDocument: null },
}
const lists: [name: string, columns: readonly WordedColumn<never>[], row: object][] = [
  [
    'journal',
    journalColumns,
    {
      dateCreated: at,
      person: '',
      userName: '',
      objectName: '',
      objectId: '',
      ipAddress: '',
      action: '',
      objectKind: '',
      note: '',
      attribute: '',
      oldValue: '',
      newValue: '',
    },
  ],
  ['e-delivery', messagesColumns.eDelivery, message],
  ['exchange', messagesColumns.docExchange, message],
  ['users', usersColumns, { roles: [], isActive: true, dateLastLogin: at, departmentName: '' }],
  [
    'library',
    Object.values(libraryColumns) as WordedColumn<never>[],
    {
      title: '',
      kindId: 1,
      number: '',
      date: day,
      versions: [{ number: 2, dateUploaded: at, fileName: 'a.pdf', size: 1 }],
    },
  ],
  ['processes', processesColumns, { version: 4, statusId: 1, activeInstances: 2 }],
  [
    'case files',
    caseFilesColumns,
    { dateRegistered: at, deadline: day, documentsCount: 5, correspondents: [], documentStatusName: '' },
  ],
  ['tasks', taskColumns(() => ''), { startDate: day, endDate: at, assignees: [] }],
  ['correspondents', correspondentsColumns, { documentsCount: 7, isActive: true, uniqueNumber: '' }],
]

const dayOrMoment = /^\d{2}\.\d{2}\.\d{4}(?: г\.)?(?: \d{2}:\d{2} ч\.)?$/
const number = /^[−-]?\d+(?:[\u00a0 ]\d{3})*(?:,\d+)?(?:\u00a0?(?:%|€|лв\.))?$/

test.each(lists)(
  '%s: in the file a day is a date, a timestamp a timestamp, a count a number',
  (_name, columns, row) => {
    const [, cells = []] = cellsOf<never>(columns, [row as never])
    const typed = cells.filter(({ type }) => type !== String)
    expect(typed.length).toBeGreaterThan(0)
    for (const { value, type } of cells) {
      if (type !== String) continue
      expect(String(value)).not.toMatch(dayOrMoment)
      expect(String(value)).not.toMatch(number)
    }
    const withHour = columns.filter((column) => /\d{2}:\d{2} ч\.$/.test(column.text(row as never)))
    const formats = cells.filter((cell) => 'format' in cell && cell.format === 'dd.mm.yyyy hh:mm')
    expect(formats).toHaveLength(withHour.length)
  },
)

test.each([
  ['2026-11-27', { day: '2026-11-27' }],
  [at, { moment: at }],
  [12, { number: 12, isAmount: false }],
  ['12.50', { number: 12.5, isAmount: true }],
  ['2026-11-27 г.', '2026-11-27 г.'],
  ['0000474813', '0000474813'],
  [null, ''],
])('the file of the backend has %j as %j', (value, cell) => expect(cellOfBackend(value)).toEqual(cell))
