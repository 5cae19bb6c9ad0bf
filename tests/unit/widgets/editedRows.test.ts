import { expect, test } from 'vitest'
import {
  addRow,
  cancelRow,
  deleteRow,
  type EditedRows,
  editRow,
  saveRow,
  typeRow,
} from '../../../src/widgets/grid/editedRows.ts'

type Row = { id: number; text: string }
const required = (row: Row) => (row.text === '' ? { text: 'Полето е задължително' } : ({} as Record<string, string>))
const two: EditedRows<Row> = {
  rows: [
    { id: 1, text: 'а' },
    { id: 2, text: 'б' },
  ],
  editing: undefined,
}
const fresh = { id: 0, text: '' }

test('adding opens the new row, and no second row is opened or added meanwhile', () => {
  const added = addRow(two, fresh)
  expect(added.editing).toMatchObject({ at: 2, fresh: true })
  expect(addRow(added, fresh)).toBe(added)
  expect(editRow(added, 0)).toBe(added)
})

test('save keeps the row open until it validates', () => {
  const refused = saveRow(addRow(two, fresh), required)
  expect(refused.editing?.errors).toEqual({ text: 'Полето е задължително' })
  const saved = saveRow(typeRow(refused, { text: 'в' }), required)
  expect(saved).toEqual({ rows: [...two.rows, { id: 0, text: 'в' }], editing: undefined })
})

test('typing in a field clears its error', () => {
  const refused = saveRow(addRow(two, fresh), required)
  expect(typeRow(refused, { text: 'в' }).editing?.errors).toEqual({})
})

test('cancel restores the old text, and removes a new row', () => {
  expect(cancelRow(typeRow(editRow(two, 0), { text: 'друго' }))).toEqual(two)
  expect(cancelRow(addRow(two, fresh))).toEqual(two)
})

test('delete removes the row at once and leaves edit mode, but not while another row is edited', () => {
  expect(deleteRow(editRow(two, 0), 0)).toEqual({ rows: [{ id: 2, text: 'б' }], editing: undefined })
  const editing = editRow(two, 0)
  expect(deleteRow(editing, 1)).toBe(editing)
})

test("a row opens with the server's error of it, until that field is edited", () => {
  const opened = editRow(two, 1, { text: 'Вече съществува', other: 'Остава' })
  expect(opened.editing?.errors).toEqual({ text: 'Вече съществува', other: 'Остава' })
  expect(typeRow(opened, { text: 'в' }).editing?.errors).toEqual({ other: 'Остава' })
})
