import { expect, test } from 'vitest'
import type { Document } from '../../../src/contract/shapes/documents.ts'
import { documentRecord } from '../../../src/features/document-lookups/public.ts'
import { readStatus, statusProblems } from '../../../src/features/documents/status/statusForm.ts'
import { deadlineTerm } from '../../../src/features/documents/view/deadlineTerm.ts'
import { hintsOf } from '../../../src/features/documents/view/hints.ts'
import { historyItems } from '../../../src/features/documents/view/historyItems.ts'
import { changeOf } from '../../../src/features/documents/view/useChangedBy.ts'
import { officialCalendar } from '../../../src/rules/deadlines/dayCalendar.ts'
import { listContextOf } from '../../../src/screen-kit/list/useListContext.ts'
import { storedDocument } from '../document-write/aDocument.ts'

const calendar = officialCalendar()
const today = '2026-11-20'
const term = (given: Partial<NonNullable<Document['deadline']>> = {}): NonNullable<Document['deadline']> => ({
  startDate: '2026-11-18',
  endDate: '2026-12-01',
  quantity: 9,
  deadlineUnitOfMeasureId: 2,
  ruleName: 'Сигнал: 9 работни дни',
  legalBasis: 'АПК',
  suspensions: [],
  changes: [],
  ...given,
})

test.each([
  ['no running term, nothing late: no hints', null, null, 0, []],
  ['far away: no hint', '2026-12-18', 20, 0, []],
  ['within three working days', '2026-11-24', 2, 0, ['Остават 2 раб. дни']],
  ['today', '2026-11-20', 0, 0, ['Срокът изтича днес']],
  ['past', '2026-11-18', -2, 0, ['Просрочен с 2 дни']],
  ['a late task', null, null, 1, ['Има просрочена задача']],
  ['late tasks', null, null, 3, ['Има 3 просрочени задачи']],
] as const)('the hints of a document: %s', (_, end, workingDaysLeft, overdueTasks, texts) => {
  const document = storedDocument({ deadline: end === null ? null : term({ endDate: end }), workingDaysLeft })
  const hints = hintsOf({ ...document, counts: { ...document.counts, overdueTasks } }, today)
  expect(hints.map(({ text }) => text)).toEqual(texts)
})

test.each([
  ['2026-12-04', 'до 04.12.2026'],
  ['2026-11-19', 'до 19.11.2026, вече изтече'],
])('while a document is suspended until %s its term is not shown as urgent', (suspendedUntil, text) => {
  const suspended = storedDocument({ suspendedUntil, deadline: term({ endDate: '2026-11-18' }), workingDaysLeft: null })
  expect(hintsOf(suspended, today).map((hint) => hint.text)).toEqual([text])
})

test('a term by a rule is rendered day by day, with weekends separate', () => {
  const { first, between, last, sentences } = deadlineTerm(term(), calendar)
  expect(first.map(({ date, role }) => `${date.slice(8)} ${role}`)).toEqual([
    '18 start',
    '19 counted',
    '20 counted',
    '21 off',
    '22 off',
    '23 counted',
    '24 counted',
    '25 counted',
    '26 counted',
    '27 counted',
    '28 off',
    '29 off',
    '30 counted',
    '01 end',
  ])
  expect({ between, last }).toEqual({ between: 0, last: [] })
  expect(sentences).toContain('По правилото „Сигнал: 9 работни дни“.')
})

test('of a long term the beginning and the end are rendered, and the days between are counted', () => {
  const year = term({ endDate: '2027-11-18', quantity: 1, deadlineUnitOfMeasureId: 5 })
  const explained = deadlineTerm(year, calendar)
  expect([explained.first.length, explained.between, explained.last.length]).toEqual([7, 345, 14])
  expect(explained.last.at(-1)).toMatchObject({ date: '2027-11-18', role: 'end' })
})

test('a prolonged term is explained by the term that the rule gave, and by who prolonged it', () => {
  const prolonged = {
    ...{ kind: 'prolonged' as const, from: '2026-12-01', to: '2026-12-15', by: 'Мария Петрова' },
    ...{ on: '2026-11-24T09:00:00Z', reason: 'Чака се становище', basis: '' },
  }
  const explained = deadlineTerm(term({ endDate: '2026-12-15', changes: [prolonged] }), calendar)
  expect(explained.first.at(-1)).toMatchObject({ date: '2026-12-01', role: 'end' })
  expect(explained.sentences.at(-1)).toMatch(/^Срокът е удължен от 01\.12\.2026 г\. на 15\.12\.2026 г\./)
  const moved = deadlineTerm(term({ endDate: '2026-12-17', changes: [prolonged] }), calendar)
  expect(moved.sentences.at(-1)).toBe('След това срокът е преместен на 17.12.2026 г.')
})

test('a term without a rule says so and renders no days', () => {
  const explained = deadlineTerm(term({ endDate: '2026-12-10' }), calendar)
  expect(explained.first).toEqual([])
  expect(explained.sentences[0]).toBe('Срокът 10.12.2026 г. е определен за този документ и не следва от общо правило.')
})

test('history is newest first, in any order of the response', () => {
  const row = { person: 'М. Петрова', attribute: '', oldValue: '', newValue: '', note: '' }
  const items = historyItems([
    { ...row, id: 1, dateCreated: '2026-11-18T08:00:00+02:00', action: 'Създаване' },
    { ...row, id: 3, dateCreated: '2026-11-18T07:30:00Z', action: 'Смяна на статус' },
    { ...row, id: 2, dateCreated: '2026-11-18T09:30:00+02:00', action: 'Регистриране' },
  ])
  expect(items.map(({ action, when, tone }) => [action, when, tone])).toEqual([
    ['Смяна на статус', '18.11.2026 г. 09:30 ч.', 'blue'],
    ['Регистриране', '18.11.2026 г. 09:30 ч.', 'green'],
    ['Създаване', '18.11.2026 г. 08:00 ч.', undefined],
  ])
})

test.each([
  ['another person changed it', { docGuid: 'a', by: 'Иван Колев', byPersonId: 8 }, 'Иван Колев'],
  ['a namesake changed it', { docGuid: 'a', by: 'Мария Петрова', byPersonId: 9 }, 'Мария Петрова'],
  ['nobody knows who', { docGuid: 'a' }, ''],
  ['I did', { docGuid: 'a', by: 'Мария Петрова', byPersonId: 7 }, null],
  ['another document', { docGuid: 'b', by: 'Иван Колев' }, null],
  ['something unreadable', 'a', null],
])('after a push that %s', (_, payload, expected) => {
  expect(changeOf({ name: 'DocumentChanged', args: [payload] }, 'a', 7)).toBe(expected)
})

const flow = '/documents-flow'
test.each([
  ['without a list: the documents of the module', null, `${flow}/documents`, undefined],
  ['from another module: the same', '/administrative-services/documents?page=2', `${flow}/documents`, undefined],
  ['from a page of a list: that page, with its neighbours', `${flow}/all?page=2`, `${flow}/all?page=2`, 12],
])('the back link leads %s', (_, from, href, index) => {
  const seen = {
    title: 'Всички',
    keys: ['x', 'a', 'y'],
    skip: 10,
    total: 40,
    size: 10,
    page: 2,
    keysOf: async () => [],
  }
  const list = from === null ? null : { ...seen, href: from }
  const back = listContextOf(list, documentRecord('documents-flow', 'a'))
  expect(back.href).toBe(href)
  expect(back.position?.index).toBe(index)
  if (index !== undefined)
    expect(back.position).toMatchObject({ previousHref: `${flow}/documents/x`, nextHref: `${flow}/documents/y` })
})

test.each([
  ['no reason is asked for', 0, false, '', null, {}],
  ['a reason is missing', 10, false, '  ', null, { reason: 'Полето е задължително' }],
  ['a reason is too short', 10, false, 'грешка', null, { reason: 'Напишете поне 10 знака; досега са 6 знака.' }],
  ['a reason is long enough', 10, false, 'двойна регистрация', null, {}],
  ['a date is missing', 1, true, 'чака такса', null, { until: 'Полето е задължително' }],
  ['a date has passed', 1, true, 'чака такса', '2026-11-19', { until: 'Датата не може да е в миналото.' }],
  ['everything is there', 1, true, 'чака такса', '2026-12-20', {}],
])('the status dialog: %s', (_, reasonLength, needsUntilDate, reason, until, problems) => {
  const transition = { reasonLength, needsUntilDate, needsReceiver: false }
  expect(statusProblems(transition, { reason, until, receiver: null }, today)).toEqual(problems)
})

test('the status dialog requires the receiver of a forwarded document', () => {
  const transition = { reasonLength: 0, needsUntilDate: false, needsReceiver: true }
  const given = { reason: '', until: null }
  expect(statusProblems(transition, { ...given, receiver: null }, today)).toEqual({ receiver: 'Полето е задължително' })
  const receiver = { correspondentID: 1, textValue: 'КЗП', isLegalEntity: true }
  expect(statusProblems(transition, { ...given, receiver }, today)).toEqual({})
  expect(readStatus({ reason: 'x', until: null, byHand: {} }), 'stored before it was asked').toMatchObject({
    reason: 'x',
  })
})
