import { expect, test } from 'vitest'
import type { Assertion, Exercise } from '../../../src/contract/training/exercise.ts'
import { recordingFrom } from '../../../src/features/training/authoring/recording.ts'
import { readyExercises } from '../../../src/features/training/readyExercises.ts'
import { askedSentence } from '../../../src/rules/training/checkSentences.ts'
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
import type { EditedTest } from '../../../src/rules/training/fieldValues.ts'
import { keywordsOf, proposeChecks } from '../../../src/rules/training/proposeChecks.ts'
import { practice } from './practice.ts'
import { trainee } from './trainee.ts'
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

test('all that was filled in a new letter is proposed: sender, unit, channel, number, sheets, text; ten checks hold', async () => {
  const at = await trainee(blank)
  await at.register(complaint)
  const records = proposeChecks(await at.byHand.factsOfRun(at.run.id))
  const letter = records.find(({ assertion }) => assertion.kind === 'document')!
  expect(letter).toMatchObject({ isOn: true, assertion: { text: 'Нов документ', missing: 'Няма нов документ.' } })
  const on = onIn(letter.checks)
  for (const field of ['isRegistered', 'type', 'direction', 'correspondents', 'subject', 'externalNumber', 'sheets'])
    expect(on, field).toContain(field)
  expect(on.length).toBeGreaterThanOrEqual(10)
  // What comes out otherwise every time is there, and off.
  expect(letter.checks.find(({ field }) => field === 'number')).toMatchObject({ isOn: false })
  expect(letter.checks.find(({ field }) => field === 'subject')).toMatchObject({ test: 'contains' })
  const made = exerciseOf(edited([letter]))
  await at.byHand.takeBack(at.run.id)

  const other = await practice()
  const run = await other.byHand.beginExercise(await other.byHand.readExercise(made, ''), 'mpetrova')
  expect((await other.byHand.checkExercise(run.id)).isDone).toBe(false)
  const solver = await trainee(made)
  await solver.register(complaint)
  expect(await solver.check()).toMatchObject({ isDone: true })
  const wrong = await trainee(made)
  await wrong.register({ ...complaint, sheetsCount: 2, externalRefNumber: 'П-78' })
  const { isDone, assertions } = await wrong.check()
  expect(isDone).toBe(false)
  expect(assertions.flatMap(({ sentences }) => sentences)).toEqual([
    'Номерът на подателя трябва да е „П-77“.',
    'Листата трябва да са 3.',
  ])
})

test('of a known record what was changed is asked for, and it is found by its name', async () => {
  const at = await trainee(readyExercises.find(({ id }) => id === 'suspended-service')!)
  await waysOfDocuments['suspended-service']!.right(at)
  const records = proposeChecks(await at.byHand.factsOfRun(at.run.id))
  const letter = records.find(({ assertion, isOn }) => isOn && assertion.kind === 'document')
  expect(letter?.prepare).toMatchObject({ find: [{ field: 'number', value: at.of('application', 'number') }] })
  expect(onIn(letter!.checks)).toContain('suspendedUntil')
})

test('a text is known again by its longest words', () => {
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
    'В „Относно“ трябва да се споменава „жалба“ и „електромер“.',
  ],
  [
    'a date',
    check('externalDate', 'date', '2026-11-20'),
    [{ field: 'externalDate', test: 'equals', value: '2026-11-20' }],
    'Датата на подателя трябва да е 20.11.2026.',
  ],
  [
    'days after the beginning',
    check('deadline', 'day', '', { days: 5, working: true }),
    [{ field: 'deadline', test: 'equals', value: { day: 5, working: true } }],
    'Срокът трябва да е 5 работни дни след деня на упражнението.',
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
    'Листата трябва да са поне 2.',
  ],
  [
    'exactly several',
    check('correspondents', 'equals', 'Ана\nБоян'),
    [{ field: 'correspondents', test: 'equals', values: ['Ана', 'Боян'] }],
    'В „Кореспонденти“ трябва да са точно „Ана“ и „Боян“.',
  ],
])('%s: the conditions of a check, and what it tells', (_, one, conditions, sentence) => {
  expect(conditionsOf(one)).toEqual(conditions)
  expect(sentenceOf('document', one)).toBe(sentence)
})

test('an exercise that is edited again shows its checks, and is the same when nothing was changed', () => {
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
  // The sentence follows a value that is changed, and the author's own words do not.
  const [first] = again.records[0]!.checks
  expect(sentenceOf('document', { ...first!, text: '4' })).toBe('Листата трябва да са 4.')
  expect(sentenceOf('document', { ...first!, text: '4', missing: 'Пребройте листата.' })).toBe('Пребройте листата.')
})

test.each(readyExercises.map((one) => [one.id, one] as const))(
  '%s can be edited and stays what it is',
  (_, exercise) => {
    const meant = ({ assertions }: Exercise) =>
      assertions.map(({ parts = [], ...rest }: Assertion) => ({
        ...rest,
        parts: parts.map(({ points, missing }) => [points, missing]),
      }))
    expect(meant(exerciseOf(editedOf(exercise)))).toEqual(meant(exercise))
  },
)

test('what is missing is told at its field', () => {
  const record = { ...newRecord('a', 'document'), checks: [check('sheets', 'equals')] }
  expect(editedErrors({ ...edited([record]), title: ' ' })).toEqual({
    title: 'Полето е задължително',
    '1': 'Напишете с какво да се сравни.',
  })
  expect(editedErrors(edited([]))).toEqual({ records: 'Оставете поне една проверка.' })
})

test('what is asked of a yes or no is said of the record', () => {
  const asked = { field: 'startsCase', texts: [], days: 0, working: false } as const
  expect(askedSentence({ kind: 'document', ...asked, test: 'no' })).toBe('Документът не трябва да започва преписка.')
  expect(askedSentence({ kind: 'message', ...asked, field: 'isIncoming', test: 'yes' })).toBe(
    'Съобщението трябва да е входящо.',
  )
})
