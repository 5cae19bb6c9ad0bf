import { expect, test } from 'vitest'
import { formAsText, lostBecause } from '../../../src/features/documents/write/saving/deletedDocument.ts'
import type { Refusal } from '../../../src/rules/ruleResult.ts'
import { letter } from './aDocument.ts'

const closed: Refusal = { title: 'Документът е приключен.', because: 'Приключен документ не се променя.' }
const gone = 'Документът вече не съществува'
const shut = 'Вече нямате достъп до документа'
const locked = 'Документът вече не може да се редактира'

test.each<[string, number | null, Refusal | undefined, string | null, string]>([
  ['there and mine to change', null, undefined, null, ''],
  ['deleted', 404, undefined, gone, 'Изтрит е, докато го редактирахте.'],
  ['no longer mine to read', 403, undefined, shut, 'Достъпът Ви е променен, докато го редактирахте.'],
  ['closed meanwhile', null, closed, locked, 'Приключен документ не се променя.'],
  ['deleted, with an older refusal in hand', 404, closed, gone, 'Изтрит е, докато го редактирахте.'],
  ['out of reach for a moment', 500, undefined, null, ''],
  ['out of reach, and closed before', 500, closed, locked, 'Приключен документ не се променя.'],
])('the form of a document that is %s', (_, status, refusal, title, because) => {
  const lost = lostBecause(status === null ? null : { status }, refusal)
  expect(lost).toEqual(title === null ? null : { title, because })
})

test('typed values become text: a line for each filled field of the direction', () => {
  const shown = (field: string) =>
    ({ subjectDescription: 'Писмо до кмета', note: '–', isAnonymous: 'Не', sentViaId: 'По пощата' })[field] ?? ''
  expect(formAsText(letter(), 1, shown)).toBe('Относно: Писмо до кмета')
  expect(formAsText(letter({ documentDirectionId: 3 }), 1, shown)).toContain('По пощата')
})
