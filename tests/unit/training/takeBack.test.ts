import { expect, test } from 'vitest'
import type { World } from '../../../mocks/engine/world.ts'
import { takeBack } from '../../../mocks/training/runs.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { incomingLetter } from '../mocks/askBackend.ts'
import { firstLetter } from './firstLetter.ts'
import { practice } from './practice.ts'
import { trainee } from './trainee.ts'

const blankComment = { id: 0, content: '', onlyMyDepartment: false, mentionedPersonIds: [] }

const tables = ['documents', 'caseFiles', 'addressees', 'comments', 'history', 'counters', 'readMarks'] as const
const workIn = (world: World) =>
  new Map(
    tables.flatMap((name) =>
      world[name].all().map((row) => [`${name} ${world[name].keyOf(row as never)}`, JSON.stringify(row)] as const),
    ),
  )
type Work = ReturnType<typeof workIn>
const otherwise = (then: Work, now: Work): string[] =>
  [...new Set([...then.keys(), ...now.keys()])].filter((key) => then.get(key) !== now.get(key))

test('a restarted exercise has the former data, its numbers too', async () => {
  const at = await trainee(firstLetter)
  const before = workIn(at.world)
  const guid = await at.register({ caseFileGuid: at.of('application', 'caseFile') })
  await at.ask(documentParts.createDocumentComment, {
    body: { ...blankComment, docGuid: guid, content: 'Моля, вижте.' },
  })
  const { number } = at.world.documents.get(guid)!
  expect(await at.check()).toMatchObject({ points: 7, isDone: true })
  const again = await at.byHand.beginExercise(firstLetter, 'mpetrova')
  expect(otherwise(before, workIn(at.world))).toEqual([])
  expect(at.world.doneCalls.all()).toEqual([])
  expect(await at.byHand.checkExercise(again.id)).toMatchObject({ points: 0 })
  const next = await at.register({ caseFileGuid: at.of('application', 'caseFile') })
  expect(at.world.documents.get(next)?.number).toBe(number)
  expect((await at.byHand.exerciseRuns()).map(({ points, attempts }) => [points, attempts])).toEqual([
    [0, 1],
    [7, 1],
  ])
})

test("a colleague's additions to a record of the exercise are removed with it; her other work stays", async () => {
  const at = await trainee(firstLetter)
  const guid = await at.register({})
  const colleague = at.asking('sdimitrova')
  const own = await colleague(documents.createDocument, {
    body: incomingLetter({ subjectDescription: 'Нейното писмо' }),
  })
  const given = { ...(await taskOn(at, guid)) }
  expect(at.world.tasks.by('documentGuid', guid)).toHaveLength(1)
  expect(given.guid).toBeDefined()
  await at.byHand.beginExercise(firstLetter, 'mpetrova')
  expect(at.world.documents.get(guid)).toBeUndefined()
  expect(at.world.tasks.by('documentGuid', guid)).toEqual([])
  expect(at.world.documents.get(own.guid)).toBeDefined()
})

const taskOn = async (at: Awaited<ReturnType<typeof trainee>>, documentGuid: string) => {
  const [seeded] = at.world.tasks.all()
  const row = { ...seeded!, guid: crypto.randomUUID(), documentGuid, resolutionGuid: null, parentTaskGuid: null }
  at.world.put('tasks', row)
  return row
}

test("a changed record is restored, and another user's later changes in it stay", async () => {
  const here = await practice()
  const run = await here.byHand.beginExercise(firstLetter, 'mpetrova')
  const row = here.world.documents.all().find(({ number }) => number !== null)!
  here.world.put('documents', { ...row, subject: 'Променено', note: 'Променена' })
  await here.byHand.endExercise(run.id)
  here.world.put('documents', { ...here.world.documents.get(row.guid)!, note: 'На друг' })
  await here.store.exclusively(() => takeBack(here.world, run.id))
  expect(here.world.documents.get(row.guid)).toMatchObject({ subject: row.subject, note: 'На друг' })
})

test('a removed record is restored with its dependent records', async () => {
  const at = await trainee(firstLetter)
  const enter = async () => (await at.ask(documents.createDocument, { body: incomingLetter({}) })).guid
  await at.byHand.endExercise(at.run.id)
  const draft = await enter()
  const before = workIn(at.world)
  const run = await at.byHand.beginExercise({ ...firstLetter, id: 'other' }, 'mpetrova')
  await at.ask(documents.deleteDocument, { query: { docGuid: draft } } as never)
  expect(at.world.documents.get(draft)).toBeUndefined()
  await at.byHand.takeBack(run.id)
  expect(otherwise(before, workIn(at.world)).filter((key) => !key.startsWith('history'))).toEqual([])
})
