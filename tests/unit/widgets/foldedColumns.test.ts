import { expect, test } from 'vitest'
import { foldedText, foldOf, type GridColumn } from '../../../src/widgets/grid/gridColumn.ts'

type Row = { subject: string; kind: string; author: string; note: string }
const column = (key: keyof Row, header: string, fold: Partial<GridColumn<Row>> = {}): GridColumn<Row> => ({
  key,
  header,
  text: (row) => row[key],
  ...fold,
})
const subject = column('subject', 'Относно')
const kind = column('kind', 'Вид', { foldsInto: 'subject', folds: 'last' })
const author = column('author', 'Създал', { foldsInto: 'subject' })
const note = column('note', 'Бележка', { foldsInto: 'subject', folds: 'early' })
const row: Row = { subject: 'Писмо', kind: 'Жалба', author: 'М. Петрова', note: '' }

test.each([
  ['the usual step', author, [subject, author], 'usual'],
  ['the step it names', kind, [subject, kind], 'last'],
  ['into none that is hidden', author, [kind, author], undefined],
  ['into none that folds itself', column('note', 'Бележка', { foldsInto: 'author' }), [subject, author], undefined],
  ['not at all by itself', subject, [subject], undefined],
])('a column is collapsed: %s', (_of, one, shown, step) => {
  expect(foldOf(one, shown)).toBe(step)
})

test('under the text of a column is a line for each column collapsed by then; an empty one has none', () => {
  const columns = [subject, kind, author, note]
  expect(foldedText(subject, columns, row)).toEqual({
    usual: 'Създал: М. Петрова',
    last: 'Създал: М. Петрова\nВид: Жалба',
  })
  expect(foldedText(subject, columns, { ...row, note: 'Спешно' }).early).toBe('Бележка: Спешно')
  expect(foldedText(author, columns, row)).toEqual({})
})

test('a column that collapses on narrow screens has a word instead of its header', () => {
  const assigner = column('author', 'Възложител', { foldsInto: 'subject', foldedAs: 'от' })
  expect(foldedText(subject, [subject, assigner], row).usual).toBe('от М. Петрова')
})

test('the line is as short as its cell, and missing for an empty cell', () => {
  const short = { ...author, cell: ({ author: name }: Row) => name.replace(/^\S+ /, '') }
  expect(foldedText(subject, [subject, short], row).usual).toBe('Създал: Петрова')
  expect(foldedText(subject, [subject, { ...author, cell: () => '' }], row)).toEqual({})
})

test.each([
  ['За одобрение.', 'За одобрение', undefined],
  ['ЗА ОДОБРЕНИЕ', 'За одобрение', undefined],
  ['За проверка и доклад.', 'За изпълнение', 'Вид: За изпълнение'],
])('a text that repeats the words above it is left out: „%s“, „%s“', (words, of, line) => {
  expect(foldedText(subject, [subject, kind], { ...row, subject: words, kind: of }).last).toBe(line)
})
