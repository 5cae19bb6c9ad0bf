import { expect, test } from 'vitest'
import type { MockDatabase } from '../../../mocks/engine/mockDatabase.ts'
import { takeBack } from '../../../mocks/training/runs.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { incomingLetter } from '../mocks/createTestBackend.ts'
import { firstLetter } from './firstLetter.ts'
import { trainee } from './trainee.ts'
import { trainingBackend } from './trainingBackend.ts'

const blankComment = { id: 0, content: '', onlyMyDepartment: false, mentionedPersonIds: [] }

const tables = ['documents', 'caseFiles', 'addressees', 'comments', 'history', 'counters', 'readMarks'] as const
const workIn = (db: MockDatabase) =>
  new Map(
    tables.flatMap((name) =>
      db[name].all().map((row) => [`${name} ${db[name].keyOf(row as never)}`, JSON.stringify(row)] as const),
    ),
  )
type Work = ReturnType<typeof workIn>
const otherwise = (then: Work, now: Work): string[] =>
  [...new Set([...then.keys(), ...now.keys()])].filter((key) => then.get(key) !== now.get(key))

test('a restarted exercise has the former data, its numbers too', async () => {
  const at = await trainee(firstLetter)
  const before = workIn(at.db)
  const guid = await at.register({ caseFileGuid: at.of('application', 'caseFile') })
  await at.sendRequest(documentParts.createDocumentComment, {
    body: { ...blankComment, docGuid: guid, content: 'Моля, вижте.' },
  })
  const { number } = at.db.documents.get(guid)!
  expect(await at.check()).toMatchObject({ points: 7, isDone: true })
  const again = await at.adminApi.beginExercise(firstLetter, 'mpetrova')
  expect(otherwise(before, workIn(at.db))).toEqual([])
  expect(at.db.doneCalls.all()).toEqual([])
  expect(await at.adminApi.checkExercise(again.id)).toMatchObject({ points: 0 })
  const next = await at.register({ caseFileGuid: at.of('application', 'caseFile') })
  expect(at.db.documents.get(next)?.number).toBe(number)
  expect((await at.adminApi.exerciseRuns()).map(({ points, attempts }) => [points, attempts])).toEqual([
    [0, 1],
    [7, 1],
  ])
})

test("a colleague's additions to a record of the exercise are removed with it; her other work stays", async () => {
  const at = await trainee(firstLetter)
  const guid = await at.register({})
  const colleague = at.senderOf('sdimitrova')
  const own = await colleague(documents.createDocument, {
    body: incomingLetter({ subjectDescription: 'Нейното писмо' }),
  })
  const given = { ...(await taskOn(at, guid)) }
  expect(at.db.tasks.by('documentGuid', guid)).toHaveLength(1)
  expect(given.guid).toBeDefined()
  await at.adminApi.beginExercise(firstLetter, 'mpetrova')
  expect(at.db.documents.get(guid)).toBeUndefined()
  expect(at.db.tasks.by('documentGuid', guid)).toEqual([])
  expect(at.db.documents.get(own.guid)).toBeDefined()
})

const taskOn = async (at: Awaited<ReturnType<typeof trainee>>, documentGuid: string) => {
  const [seeded] = at.db.tasks.all()
  const row = { ...seeded!, guid: crypto.randomUUID(), documentGuid, resolutionGuid: null, parentTaskGuid: null }
  at.db.put('tasks', row)
  return row
}

test("a changed record is restored, and another user's later changes in it stay", async () => {
  const here = await trainingBackend()
  const run = await here.adminApi.beginExercise(firstLetter, 'mpetrova')
  const row = here.db.documents.all().find(({ number }) => number !== null)!
  here.db.put('documents', { ...row, subject: 'Променено', note: 'Променена' })
  await here.adminApi.endExercise(run.id)
  here.db.put('documents', { ...here.db.documents.get(row.guid)!, note: 'На друг' })
  await here.store.exclusively(() => takeBack(here.db, run.id))
  expect(here.db.documents.get(row.guid)).toMatchObject({ subject: row.subject, note: 'На друг' })
})

test('a removed record is restored with its dependent records', async () => {
  const at = await trainee(firstLetter)
  const enter = async () => (await at.sendRequest(documents.createDocument, { body: incomingLetter({}) })).guid
  await at.adminApi.endExercise(at.run.id)
  const draft = await enter()
  const before = workIn(at.db)
  const run = await at.adminApi.beginExercise({ ...firstLetter, id: 'other' }, 'mpetrova')
  await at.sendRequest(documents.deleteDocument, { query: { docGuid: draft } } as never)
  expect(at.db.documents.get(draft)).toBeUndefined()
  await at.adminApi.takeBack(run.id)
  expect(otherwise(before, workIn(at.db)).filter((key) => !key.startsWith('history'))).toEqual([])
})
