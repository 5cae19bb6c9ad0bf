import { expect, test } from 'vitest'
import type { FactSource } from '../../../mocks/training/factSource.ts'
import { factsOfDocuments } from '../../../mocks/training/factsOfDocuments.ts'
import { factsOfRecords } from '../../../mocks/training/factsOfRecords.ts'
import type { Assertion, Exercise, FactKind } from '../../../src/contract/training/exercise.ts'
import { recordingFrom } from '../../../src/features/training/authoring/recording.ts'
import { readyExercises } from '../../../src/features/training/readyExercises.ts'
import { checkSentence } from '../../../src/rules/training/checkSentences.ts'
import {
  conditionsOf,
  type EditedCheck,
  type EditedExercise,
  editedErrors,
  editedOf,
  exerciseOf,
  newCheck,
  newRecord,
  sentenceOf,
} from '../../../src/rules/training/editedExercise.ts'
import { factKinds } from '../../../src/rules/training/factKinds.ts'
import { type EditedTest, valueKindOf } from '../../../src/rules/training/fieldValues.ts'
import { isHidden, keywordsOf, proposeChecks } from '../../../src/rules/training/proposeChecks.ts'
import { theRecord } from '../../../src/rules/training/theRecord.ts'
import { inGender } from '../../../src/rules/words/agreement.ts'
import { trainee } from './trainee.ts'
import { trainingBackend } from './trainingBackend.ts'
import { waysOfDocuments } from './waysOfDocuments.ts'

const blank: Exercise = { ...recordingFrom('/documents'), who: 'mpetrova' }
const complaint = {
  subjectDescription: 'Жалба от Иван Петров за неточен електромер в гр. Варна',
  externalRefNumber: 'П-77',
  sheetsCount: 3,
}
const edited = (records: EditedExercise['records']): EditedExercise => ({
  ...{ id: 'own-1', title: 'Жалба', story: 'Регистрирайте жалбата.', hints: '', minutes: 10, who: 'mpetrova' },
  ...{ start: '/documents', records, rest: { prepare: [] } },
})
const onIn = (checks: readonly EditedCheck[]) => checks.filter(({ isOn }) => isOn).map(({ field }) => field)

test('every filled field of a new letter is proposed: sender, unit, channel, number, sheets, text; ten checks pass', async () => {
  const at = await trainee(blank)
  await at.register(complaint)
  const records = proposeChecks(await at.adminApi.factsOfRun(at.run.id))
  const letter = records.find(({ assertion }) => assertion.kind === 'document')!
  expect(letter).toMatchObject({
    isOn: true,
    assertion: { text: 'Нов регистриран документ', missing: 'Няма нов регистриран документ.' },
  })
  const on = onIn(letter.checks)
  for (const field of ['scope', 'type', 'direction', 'parties', 'addressedDepartment', 'externalNumber', 'sheets'])
    expect(on, field).toContain(field)
  expect(on.length).toBeGreaterThanOrEqual(10)
  // A value that differs on every run (such as a number) gets a check that is switched off.
  expect(letter.checks.find(({ field }) => field === 'number')).toMatchObject({ isOn: false })
  expect(letter.checks.find(({ field }) => field === 'subject')).toMatchObject({ test: 'contains' })
  const made = exerciseOf(edited([letter]))
  await at.adminApi.takeBack(at.run.id)

  const other = await trainingBackend()
  const run = await other.adminApi.beginExercise(await other.adminApi.readExercise(made, ''), 'mpetrova')
  expect((await other.adminApi.checkExercise(run.id)).isDone).toBe(false)
  const solver = await trainee(made)
  await solver.register(complaint)
  expect(await solver.check()).toMatchObject({ isDone: true })
  const wrong = await trainee(made)
  await wrong.register({ ...complaint, sheetsCount: 2, externalRefNumber: 'П-78' })
  const { isDone, assertions } = await wrong.check()
  expect(isDone).toBe(false)
  expect(assertions.flatMap(({ sentences }) => sentences)).toEqual([
    'Външният номер трябва да е „П-77“.',
    'Броят на листата трябва да е 3.',
  ])
})

test('of an existing record the changed values are checked, and it is found by its name', async () => {
  const at = await trainee(readyExercises.find(({ id }) => id === 'suspended-service')!)
  await waysOfDocuments['suspended-service']!.right(at)
  const records = proposeChecks(await at.adminApi.factsOfRun(at.run.id))
  const letter = records.find(({ assertion, isOn }) => isOn && assertion.kind === 'document')
  expect(letter?.prepare).toMatchObject({ find: [{ field: 'number', value: at.of('application', 'number') }] })
  expect(onIn(letter!.checks)).toContain('suspendedUntil')
})

test('a text is recognised by its longest words', () => {
  expect(keywordsOf('Искане на становище по проект на наредба')).toEqual(['Искане', 'становище', 'наредба'])
  expect(keywordsOf('')).toEqual([])
})

const check = (field: string, test: EditedTest, text = '', given: Partial<EditedCheck> = {}): EditedCheck => ({
  ...newCheck('1', field),
  ...{ test, text, ...given },
})
test.each<[string, EditedCheck, object[], string]>([
  [
    'any of',
    check('receivedVia', 'oneOf', 'Поща\nНа гише\n'),
    [{ field: 'receivedVia', test: 'oneOf', values: ['Поща', 'На гише'] }],
    'Начинът на получаване трябва да е „Поща“ или „На гише“.',
  ],
  [
    'words',
    check('subject', 'contains', 'жалба\nелектромер'),
    [
      { field: 'subject', test: 'contains', value: 'жалба' },
      { field: 'subject', test: 'contains', value: 'електромер' },
    ],
    'В „Относно“ трябва да се споменават „жалба“ и „електромер“.',
  ],
  [
    'a date',
    check('externalDate', 'date', '2026-11-20'),
    [{ field: 'externalDate', test: 'equals', value: '2026-11-20' }],
    'Датата на външния номер трябва да е 20.11.2026 г.',
  ],
  [
    'days after the beginning',
    check('deadline', 'day', '', { days: 5, working: true }),
    [{ field: 'deadline', test: 'equals', value: { day: 5, working: true } }],
    'Срокът на документа трябва да е 5 работни дни след деня на упражнението.',
  ],
  ['filled', check('note', 'filled'), [{ field: 'note', test: 'filled' }], '„Бележка“ трябва да е попълнено.'],
  [
    'yes',
    check('isRegistered', 'yes'),
    [{ field: 'isRegistered', test: 'filled' }],
    'Документът трябва да е регистриран.',
  ],
  [
    'at least',
    check('sheets', 'atLeast', '2'),
    [{ field: 'sheets', test: 'atLeast', value: '2' }],
    'Броят на листата трябва да е поне 2.',
  ],
  [
    'a unit with a name',
    check('addressedDepartment', 'equals', 'Отдел „Правен“'),
    [{ field: 'addressedDepartment', test: 'equals', value: 'Отдел „Правен“' }],
    'Документът трябва да е адресиран до отдел „Правен“.',
  ],
  [
    'a unit without one',
    check('addressedDepartment', 'equals', 'Регионален отдел – Варна'),
    [{ field: 'addressedDepartment', test: 'equals', value: 'Регионален отдел – Варна' }],
    'Документът трябва да е адресиран до „Регионален отдел – Варна“.',
  ],
  [
    'one sender alone',
    check('parties', 'equals', '„Мерител“ ООД (ЕИК 123456786)', { partner: 'sender' }),
    [{ field: 'parties', test: 'equals', value: '„Мерител“ ООД (ЕИК 123456786)' }],
    'Подателят трябва да е само „Мерител“ ООД (ЕИК 123456786).',
  ],
  [
    'two people',
    check('parties', 'equals', 'Ана Колева (ЕГН 750314****)\nБоян Илиев', { partner: 'receiver' }),
    [{ field: 'parties', test: 'equals', values: ['Ана Колева (ЕГН 750314****)', 'Боян Илиев'] }],
    'Адресатите трябва да са точно „Ана Колева“ (ЕГН 750314****) и „Боян Илиев“.',
  ],
  [
    'exactly several',
    check('correspondents', 'equals', 'Ана\nБоян'),
    [{ field: 'correspondents', test: 'equals', values: ['Ана', 'Боян'] }],
    'Кореспондентите трябва да са точно „Ана“ и „Боян“.',
  ],
])('the conditions of a check and its sentence: %s', (_, one, conditions, sentence) => {
  expect(conditionsOf(one)).toEqual(conditions)
  expect(sentenceOf('document', one)).toBe(sentence)
})

test('an exercise that is edited again shows its checks, and is equal when nothing was changed', () => {
  const record = {
    ...newRecord('a', 'document'),
    checks: [check('sheets', 'equals', '3'), check('subject', 'contains', 'жалба')],
  }
  const made = exerciseOf(edited([record]))
  const again = editedOf(made)
  expect(again.records[0]?.checks.map(({ field, test: how, text }) => [field, how, text])).toEqual([
    ['sheets', 'equals', '3'],
    ['subject', 'contains', 'жалба'],
  ])
  expect(exerciseOf(again)).toEqual(made)
  // The text of a check is updated when its value changes, unless the author has edited the text.
  const [first] = again.records[0]!.checks
  expect(sentenceOf('document', { ...first!, text: '4' })).toBe('Броят на листата трябва да е 4.')
  expect(sentenceOf('document', { ...first!, text: '4', missing: 'Пребройте листата.' })).toBe('Пребройте листата.')
})

test.each(readyExercises.map((one) => [one.id, one] as const))(
  'the exercise %s can be edited and stays the same',
  (_, exercise) => {
    const meant = ({ assertions }: Exercise) =>
      assertions.map(({ parts = [], ...rest }: Assertion) => ({
        ...rest,
        parts: parts.map(({ points, missing }) => [points, missing]),
      }))
    expect(meant(exerciseOf(editedOf(exercise)))).toEqual(meant(exercise))
  },
)

test('a missing value is reported at its field', () => {
  const record = { ...newRecord('a', 'document'), checks: [check('sheets', 'equals')] }
  expect(editedErrors({ ...edited([record]), title: ' ' })).toEqual({
    fields: { title: 'Полето е задължително' },
    checks: new Map([['1', 'Напишете с какво да се сравни.']]),
  })
  expect(editedErrors(edited([]))).toEqual({
    fields: { records: 'Оставете поне една проверка.' },
    checks: new Map(),
  })
})

test('a check of a yes/no field is a sentence about the record', () => {
  const check = { field: 'startsCase', texts: [], days: 0, working: false } as const
  expect(checkSentence({ kind: 'document', ...check, test: 'no' })).toBe(
    'Документът не трябва да започва нова преписка.',
  )
  expect(checkSentence({ kind: 'message', ...check, field: 'isIncoming', test: 'yes' })).toBe(
    'Съобщението трябва да е входящо.',
  )
})

test('every kind has its grammatical gender, and every list of the mock database is recognised', async () => {
  for (const [kind, { gender }] of Object.entries(factKinds))
    expect(inGender('new', theRecord[kind as FactKind]), kind).toBe({ m: 'Нов', f: 'Нова', n: 'Ново' }[gender])
  const { db } = await trainingBackend()
  for (const [kind, { table, fieldsOf }] of Object.entries({ ...factsOfDocuments, ...factsOfRecords }))
    for (const row of db[table].all().slice(0, 40))
      for (const [field, value] of Object.entries((fieldsOf as FactSource['fieldsOf'])(db, row)))
        if (!isHidden(kind as FactKind, field) && value !== null && value !== '')
          expect([kind, field, valueKindOf(field) === 'list']).toEqual([kind, field, Array.isArray(value)])
})
