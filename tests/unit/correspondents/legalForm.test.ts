import { expect, test } from 'vitest'
import { asKind, correspondentFrom, withEntityName } from '../../../src/features/correspondents/newCorrespondent.ts'
import { legalFormOf } from '../../../src/rules/correspondents/legalForm.ts'

test.each([
  ['Пример ЕООД', 'ЕООД'],
  ['„Нови везни“ ООД', 'ООД'],
  ['"Пример-99" АД', 'АД'],
  ['пример еад', 'ЕАД'],
  ['ЕТ „Иван Колев – 99“', 'ЕТ'],
  ['„Мост“ ДЗЗД', 'ДЗЗД'],
  ['Пример АД – клон Варна', 'АД'],
  ['Сдружение „Точна мярка“', 'Сдружение'],
  ['Фондация за метрология', 'Фондация'],
  ['община Русе', 'Община'],
  ['Министерство на икономиката', 'Министерство'],
  ['Държавно предприятие „Пристанища“', 'Държавно предприятие'],
  ['Общинско предприятие „Паркове“', ''],
  ['Софийска община', ''],
  ['Хотел ад хок център', ''],
  ['„Пример“ СД', ''],
  ['„Адамант“', ''],
  ['', ''],
])('„%s“ is of the form „%s“', (name, form) => {
  expect(legalFormOf(name)).toBe(form)
})

test.each([
  ['an empty one takes what the name says', '', '', 'Пример ЕООД', 'ЕООД'],
  ['it follows while the name is typed', 'ЕТ', 'ЕТ', 'ЕТажни системи', ''],
  ['what was chosen stays', 'Пример', 'ООД', 'Пример АД', 'ООД'],
  ['what was taken off stays off', 'Пример ЕООД', '', 'Пример 2 ЕООД', ''],
])('the form of an entity: %s', (_, before, chosen, name, form) => {
  expect(withEntityName({ entityName: before, legalForm: chosen }, name)).toEqual({ entityName: name, legalForm: form })
})

test('a name typed in a search, or for a person, keeps its legal form', () => {
  expect(correspondentFrom('Прецизна везна ЕТ')).toMatchObject({ isLegalEntity: true, legalForm: 'ЕТ' })
  const person = { ...correspondentFrom('Иван'), lastName: 'ЕООД' }
  expect(asKind(person, true)).toEqual({ isLegalEntity: true, entityName: 'Иван ЕООД', legalForm: 'ЕООД' })
})
