import * as v from 'valibot'
import { expect, test } from 'vitest'
import { orFalse } from '../../../src/contract/shapes/base.ts'
import { readDocument, readProgress } from '../../../src/features/documents/write/values/storedDocument.ts'
import { readMultiple } from '../../../src/features/group-registration/multipleDocuments.ts'
import { readResolution } from '../../../src/features/resolutions/resolutionDraft.ts'
import { readTask } from '../../../src/features/tasks/form/storedTask.ts'
import { emptyDraft, newAssignee } from '../../../src/features/tasks/form/taskDraft.ts'
import { readStoredAs, readStoredForm, readStoredLike } from '../../../src/screen-kit/storedForm.ts'
import { letter } from '../document-write/aDocument.ts'

const shelved = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a stored value of another shape is no draft', () => {
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
test.each(cases)('a small form restores %s', (_title, stored, isRead) => {
  expect(readStoredLike<object>(start)(stored)).toEqual(isRead ? stored : undefined)
})

test('a field missing in a stored form has its initial value', () => {
  const { notify: _, ...before } = { ...start, payer: 'Иван' }
  const read = readStoredForm<object>(start)
  expect(read({ values: before, base: before })?.values).toEqual({ ...before, notify: false })
  expect(read({ values: before, base: { note: 'текст' } })).toBeUndefined()
})

test('a document and a task are restored completely', () => {
  const document = letter({ note: 'Бележка', sheetsCount: 'два' })
  expect(readDocument(shelved(document))).toEqual(document)
  expect(readProgress({ draft: null, sent: null })).toEqual({ draft: null, sent: null })
  const person = { person: null, position: null, name: 'Иван Колев', place: 'Контрол' }
  const row = { ...newAssignee(person, '2026-11-20'), instruction: 'Проверка на място', quantity: 5, unitId: 2 }
  const task = { ...emptyDraft, description: 'Проверка', assignees: [row], mainKey: row.key }
  expect(readTask(shelved(task))).toEqual(task)
})

test('nested rows and records have the fields that were added since, with the values of a response without them', () => {
  const row = v.object({ id: v.number(), name: v.string(), note: v.nullable(v.string()), isMain: orFalse })
  const read = readStoredAs(v.object({ title: v.string(), rows: v.array(row), chosen: v.nullable(row) }))
  const former = { id: 7, name: 'Иван' }
  const now = { ...former, note: null, isMain: false }
  expect(read({ title: '', rows: [former], chosen: former })).toEqual({ title: '', rows: [now], chosen: now })
  expect(read({ title: '', rows: [{ name: 'Иван' }], chosen: null }), 'a row without its id').toBeUndefined()
  expect(read({ rows: [now], chosen: null }), 'a form without its own field').toBeUndefined()
})

/**
 * A task as an earlier version stored it; never update this object. A field added to a row later needs a default value.
 */
const formerTask = {
  typeId: 1,
  priorityId: 1,
  description: 'Проверка',
  controller: null,
  needsDocument: false,
  conjunctionId: null,
  possibleResultId: null,
  mainKey: 'new-1',
  assignees: [
    {
      key: 'new-1',
      id: 0,
      person: { id: 7, fullName: 'Иван Колев' },
      position: null,
      name: 'Иван Колев',
      place: 'Контрол',
      instruction: '',
      startDate: '2026-11-20',
      startedOn: null,
      quantity: null,
      unitId: null,
      endDate: null,
      endOf: null,
      done: null,
    },
  ],
}
test('a task and a resolution stored by a former version are offered', () => {
  expect(readTask(formerTask)).toMatchObject(formerTask)
  const resolution = { task: formerTask, common: formerTask.assignees[0] }
  expect(readResolution(resolution)).toMatchObject(resolution)
})

test('a group registration stored by a former version is offered', () => {
  const former = {
    direction: 1,
    subject: 'Заявления',
    caseFile: { guid: '00000000-0000-4000-8000-000000000001', number: '1', rootDocumentGuid: '', subject: '' },
    correspondents: [{ correspondentID: 7, textValue: 'Иван Петров', isLegalEntity: false }],
    count: 3,
  }
  expect(readMultiple(former)).toMatchObject(former)
})
