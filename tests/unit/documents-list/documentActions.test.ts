import { expect, test, vi } from 'vitest'
import type { DocumentRow } from '../../../src/contract/shapes/documents.ts'
import { documentActions, documentLabel } from '../../../src/features/documents/list/documentActions.ts'

const incoming = {
  guid: '11111111-1111-4111-8111-111111111111',
  documentNumber: '04-12',
  dateRegistered: '2026-11-20T10:00:00+02:00',
  documentDirectionId: 1,
  documentTypeId: 40,
  subjectDescription: 'Искане',
}
const rowOf = (change: Partial<typeof incoming> | { documentNumber: null; dateRegistered: null }) =>
  ({ ...incoming, ...change }) as DocumentRow
const print = vi.fn()
const open = vi.fn()
const actions = documentActions({
  hrefOf: ({ guid }) => `/there/${guid}`,
  caseHrefOf: (guid) => `/case/${guid}`,
  resolutionHrefOf: ({ guid }) => `/resolve/${guid}`,
  open,
  print,
})
const labelsOf = (row: DocumentRow) => actions(row).map(({ label }) => label)

test.each([
  [
    'incoming',
    rowOf({}),
    ['Отвори', 'Отвори в нов раздел', 'Нова резолюция', 'Копирай номера', 'Разписка', 'Етикет с номера'],
  ],
  [
    'a resolution is not resolved',
    rowOf({ documentDirectionId: 2, documentTypeId: 466 }),
    ['Отвори', 'Отвори в нов раздел', 'Копирай номера', 'Етикет с номера'],
  ],
  [
    'outgoing: nobody handed it in',
    rowOf({ documentDirectionId: 3 }),
    ['Отвори', 'Отвори в нов раздел', 'Копирай номера', 'Етикет с номера'],
  ],
  ['a draft has no number', rowOf({ documentNumber: null, dateRegistered: null }), ['Отвори', 'Отвори в нов раздел']],
])('actions of a row: %s', (_, row, labels) => {
  expect(labelsOf(row)).toEqual(labels)
})

test('a resolution is written on a separate screen', () => {
  actions(rowOf({}))
    .find(({ label }) => label === 'Нова резолюция')
    ?.run()
  expect(open).toHaveBeenLastCalledWith(`/resolve/${incoming.guid}`)
})

test('open and print apply to that row', () => {
  for (const item of actions(rowOf({}))) if (item.label === 'Отвори' || item.label === 'Разписка') item.run()
  expect(open).toHaveBeenCalledWith(`/there/${incoming.guid}`)
  expect(print).toHaveBeenCalledWith({ guid: incoming.guid, kind: 'receipt' })
})

test('a row is named by its number-date, a draft by its subject', () => {
  expect(documentLabel(rowOf({}))).toBe('04-12-20.11.2026')
  expect(documentLabel(rowOf({ documentNumber: null, dateRegistered: null }))).toBe('чернова „Искане“')
})

test('the case file of a document is opened from the menu of its row', () => {
  const inCase = { ...rowOf({}), caseFileGuid: 'c' }
  actions(inCase)
    .find(({ label }) => label === 'Отвори преписката')
    ?.run()
  expect(open).toHaveBeenLastCalledWith('/case/c')
})
