import { expect, test } from 'vitest'
import type { Usages } from '../../../src/contract/crud.ts'
import {
  mayRemoveUnused,
  namedWithState,
  nameProblem,
  type RegisterRecord,
  registerRules,
} from '../../../src/rules/registers/registerRules.ts'
import { requiredMessage } from '../../../src/rules/requiredFields.ts'
import { refusalOf } from '../../../src/rules/ruleResult.ts'
import { inGender } from '../../../src/rules/words/agreement.ts'

const all = [
  { id: 1, name: 'Общини' },
  { id: 2, name: 'Аптеки и лечебни заведения' },
]
const taken = 'Вече има група с това наименование.'

test.each<[string, { id: number; name: string }, string | null]>([
  ['a new name', { id: 0, name: 'Училища' }, null],
  ['nothing', { id: 0, name: '' }, requiredMessage],
  ['blanks', { id: 0, name: '  ' }, requiredMessage],
  ['a name that is taken', { id: 0, name: 'Общини' }, taken],
  ['the same in quotes and capitals', { id: 0, name: ' „ОБЩИНИ“ ' }, taken],
  ['the same in Latin letters', { id: 0, name: 'Obshtini' }, taken],
  ['its own name', { id: 1, name: 'общини' }, null],
  ['the name of another', { id: 1, name: 'Аптеки  и лечебни заведения' }, taken],
])('the name of a record: %s', (_what, record, message) => {
  expect(nameProblem(record, all, 'група')).toBe(message)
})

test.each<[Usages, string | undefined]>([
  [[], undefined],
  [[{ kind: 'correspondent', count: 1 }], 'Ползва се от 1 кореспондент.'],
  [
    [
      { kind: 'correspondent', count: 40 },
      { kind: 'document', count: 2 },
    ],
    'Ползва се от 40 кореспонденти и 2 документа.',
  ],
])('the deletion of a record that is used by %j', (usages, because) => {
  expect(refusalOf(mayRemoveUnused('Групата', usages))?.because).toBe(because)
})

const rules = registerRules<RegisterRecord>({ one: 'вид', the: 'Видът' })
const kinds: RegisterRecord[] = [{ id: 1, code: 'А-1', name: 'Писмо', isDefault: true, isActive: true }]
test.each<[string, RegisterRecord, object]>([
  ['all is well', { id: 2, code: 'А-2', name: 'Заявление', isDefault: false, isActive: false }, {}],
  ['a code that is missing', { id: 0, code: ' ', name: 'Жалба' }, { code: requiredMessage }],
  ['a code that is taken', { id: 0, code: 'a-1', name: 'Жалба' }, { code: 'Вече има вид с този код.' }],
  ['no code and no name at all', { id: 0, isActive: true }, {}],
  [
    'a default one out of use',
    { id: 1, code: 'А-1', name: 'Писмо', isDefault: true, isActive: false },
    { isActive: 'Видът по подразбиране трябва да е активен.' },
  ],
])('the state of a record: %s', (_what, record, errors) => {
  expect(rules.errors(record, kinds)).toEqual(errors)
})

test('if inactive records are offered too, their names say that they are inactive', () => {
  expect(
    [true, false].map((isActive) => namedWithState({ id: 3, name: 'Вносители', isActive }, 'Групата').name),
  ).toEqual(['Вносители', 'Вносители (неактивна)'])
})

test.each([
  ['Групата', 'изтрита'],
  ['Видът', 'изтрит'],
  ['Правилото', 'изтрито'],
  ['Индексът на вида', 'изтрит'],
  ['Типът средство за измерване', 'изтрит'],
])('the adjective of %s е %s', (the, word) => {
  expect(inGender('deleted', the)).toBe(word)
})
