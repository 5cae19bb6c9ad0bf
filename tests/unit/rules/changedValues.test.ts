import { expect, test } from 'vitest'
import { historyItems } from '../../../src/features/documents/view/historyItems.ts'
import { changedValues } from '../../../src/rules/words/changedValues.ts'

test.each([
  ['Писмо', 'Писмо', '', ''],
  ['Писмо', ' Писмо ', '', ''],
  ['Писмо', 'Жалба', 'Писмо', 'Жалба'],
  ['', 'Жалба', '', 'Жалба'],
  ['false', 'true', 'не', 'да'],
  ['True', 'False', 'да', 'не'],
  ['null', '5', '', '5'],
  ['2026-10-28', '2026-12-15', '28.10.2026 г.', '15.12.2026 г.'],
  ['2026-10-28T00:00:00', '2026-12-15T00:00:00.0000000', '28.10.2026 г.', '15.12.2026 г.'],
  ['2026-10-28', '2026-10-28T00:00:00', '', ''],
  ['', '2026-11-20T08:30:00Z', '', '20.11.2026 г. 10:30 ч.'],
  ['2026-13-45', 'истина', '2026-13-45', 'истина'],
  ['№ 2026-10-28', 'място 3', '№ 2026-10-28', 'място 3'],
])('a change from %j to %j is described as %j and %j', (oldValue, newValue, was, is) =>
  expect(changedValues({ oldValue, newValue })).toEqual({ oldValue: was, newValue: is }),
)

test('the history of a document describes its changes', () => {
  const row = { id: 1, dateCreated: null, person: '', action: 'Редакция', attribute: 'Срок', note: '' }
  expect(historyItems([{ ...row, oldValue: '2026-10-28', newValue: '' }])[0]?.oldValue).toBe('28.10.2026 г.')
  expect(historyItems([{ ...row, oldValue: 'а', newValue: 'а' }])[0]).toMatchObject({ oldValue: '', newValue: '' })
})
