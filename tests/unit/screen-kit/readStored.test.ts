import * as v from 'valibot'
import { expect, test } from 'vitest'
import { readDocument, readProgress } from '../../../src/features/documents/write/values/storedDocument.ts'
import { readTask } from '../../../src/features/tasks/form/storedTask.ts'
import { emptyDraft, newAssignee } from '../../../src/features/tasks/form/taskDraft.ts'
import { readStoredAs, readStoredForm, readStoredLike } from '../../../src/screen-kit/readStored.ts'
import { letter } from '../document-write/aDocument.ts'

/** What the store gives back: the value as JSON holds it. */
const shelved = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a kept value of another shape is no draft', () => {
  const read = readStoredAs(v.object({ note: v.string() }))
  expect(read({ note: 'текст' })).toEqual({ note: 'текст' })
  expect([read({ note: 7 }), read(null), read({})]).toEqual([undefined, undefined, undefined])
})

const start = { amount: null, payer: '', typeId: 3, notify: false, target: { id: 1 }, ids: [1] }
const cases: [title: string, stored: unknown, isRead: boolean][] = [
  ['as it was typed', { ...start, amount: 1250, payer: 'Иван', notify: true }, true],
  ['a choice that was cleared', { ...start, typeId: null, target: null }, true],
  ['a text that is missing', { ...start, payer: undefined }, false],
  ['a text that became nothing', { ...start, payer: null }, false],
  ['a number in the place of a text', { ...start, payer: 5 }, false],
  ['a record in the place of a list', { ...start, ids: { 0: 1 } }, false],
  ['another form', { note: 'текст' }, false],
  ['nothing', null, false],
]
test.each(cases)('a small form takes back %s', (_title, stored, isRead) => {
  expect(readStoredLike<object>(start)(stored)).toEqual(isRead ? stored : undefined)
})

test('a field that a stored form did not have yet is as the form starts', () => {
  const { notify: _, ...before } = { ...start, payer: 'Иван' }
  const read = readStoredForm<object>(start)
  expect(read({ values: before, base: before })?.values).toEqual({ ...before, notify: false })
  expect(read({ values: before, base: { note: 'текст' } })).toBeUndefined()
})

test('a document and a task come back whole', () => {
  const document = letter({ note: 'Бележка', sheetsCount: 'два' })
  expect(readDocument(shelved(document))).toEqual(document)
  expect(readProgress({ draft: null, sent: null })).toEqual({ draft: null, sent: null })
  const person = { person: null, position: null, name: 'Иван Колев', place: 'Контрол' }
  const row = { ...newAssignee(person, '2026-11-20'), instruction: 'Проверка на място', quantity: 5, unitId: 2 }
  const task = { ...emptyDraft, description: 'Проверка', assignees: [row], mainKey: row.key }
  expect(readTask(shelved(task))).toEqual(task)
})
