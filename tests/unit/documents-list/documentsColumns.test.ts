import { expect, test } from 'vitest'
import { ListView, Scope } from '../../../src/contract/enumerations.ts'
import { DocumentRow } from '../../../src/contract/shapes/documents.ts'
import { resolutionFirst } from '../../../src/features/document-lookups/lookups.ts'
import { deadlineText } from '../../../src/features/document-record/deadlineText.ts'
import { documentColumns } from '../../../src/features/documents/list/documentsColumns.tsx'
import type { DocumentsView } from '../../../src/features/documents/list/documentsView.ts'
import { documentsViews } from '../../../src/features/documents/list/documentsViews.ts'

const headersOf = (view: DocumentsView) => documentsViews[view].columns.map(({ header }) => header)
const common = [
  'Посока',
  'Рег. №',
  'Външен №',
  'Вид документ',
  'Относно',
  'Кореспондент',
  'Адресирано до',
  'Статус',
  'При кого е',
  'Срок',
  'Създал',
]

test.each<[string, DocumentsView, string[]]>([
  ['documents', ListView.Documents, []],
  ['containing not read', ListView.ContainingNotRead, ['Непрочетени', 'Последен документ']],
  ['control', ListView.Control, ['Моя роля', 'Срок', 'Оставащи дни']],
  ['manage', ListView.Manage, ['Чака', 'От кого', 'Заявено на']],
  ['unfinished', ListView.Unfinished, ['Дни от регистрацията']],
  ['all', ListView.All, []],
  ['undelivered', 'undelivered', ['Недоставен до', 'От дата']],
  ['portal', ListView.Portal, ['Получено на', 'Услуга', 'Плащане']],
])('the view %s has the common columns and its own', (_, view, own) => {
  expect(headersOf(view)).toEqual(expect.arrayContaining([...common, ...own]))
})

test('every column is in a view, so that it can be shown', () => {
  const seen = new Set(Object.values(documentsViews).flatMap(({ columns }) => columns.map(({ key }) => key)))
  expect(Object.keys(documentColumns).filter((name) => !seen.has(name))).toEqual([])
})

test('every column is a field of the row, so that the export finds it', () => {
  const fields = Object.keys(DocumentRow.pipe[0].entries)
  expect(Object.keys(documentColumns).filter((name) => !fields.includes(name))).toEqual([])
})

test.each([
  ['no deadline', null, null, null],
  ['work is over', '2026-11-01', null, null],
  ['yesterday', '2026-11-19', -1, { text: 'просрочен с 1 ден', tone: 'late' }],
  ['long ago', '2026-11-10', -8, { text: 'просрочен с 10 дни', tone: 'late' }],
  ['today', '2026-11-20', 0, { text: 'днес', tone: 'soon' }],
  ['over the weekend', '2026-11-22', 0, { text: '2 дни', tone: 'soon' }],
  ['the next working day', '2026-11-23', 1, { text: '1 раб. ден', tone: 'soon' }],
  ['in three', '2026-11-25', 3, { text: '3 раб. дни', tone: 'soon' }],
  ['in four', '2026-11-26', 4, { text: '4 раб. дни', tone: undefined }],
])('the deadline column: %s', (_, deadline, workingDaysLeft, expected) => {
  expect(deadlineText({ deadline, workingDaysLeft }, '2026-11-20')).toEqual(expected)
})

test('the special resolution type is first and called „Резолюция“', () => {
  const types = [
    { id: 3, name: 'Писмо' },
    { id: 466, name: 'Резолюция (ДО)' },
    { id: 9, name: 'Жалба' },
  ]
  expect(resolutionFirst(types, Scope.AU)).toEqual(types)
  expect(resolutionFirst(types, Scope.DMS)).toEqual([
    { id: 466, name: 'Резолюция' },
    { id: 3, name: 'Писмо' },
    { id: 9, name: 'Жалба' },
  ])
})
