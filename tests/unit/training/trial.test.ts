import { expect, test } from 'vitest'
import type { Exercise } from '../../../src/contract/training/exercise.ts'
import { to } from '../../../src/routes/to.ts'
import { lastingAddress } from '../../../src/rules/training/scenarioStart.ts'
import { firstLetter } from './firstLetter.ts'
import { trainee } from './trainee.ts'
import { trainingBackend } from './trainingBackend.ts'

const draft = { title: 'След пробата', who: 'mpetrova', where: '/', timeline: [], exercises: [] }
const tried = (exercise: Exercise = firstLetter) => trainee(exercise, undefined, true)
const numbersOf = (at: Awaited<ReturnType<typeof tried>>) => at.db.documents.all().filter(({ number }) => number)

test.each([
  ['stopped', (at: Awaited<ReturnType<typeof tried>>) => at.adminApi.takeBack(at.run.id)],
  ['left for a scenario', (at: Awaited<ReturnType<typeof tried>>) => at.adminApi.saveScenario(draft)],
  [
    'left for another exercise',
    (at: Awaited<ReturnType<typeof tried>>) => at.adminApi.beginExercise(firstLetter, 'mpetrova'),
  ],
  [
    'left for another one of somebody else',
    (at: Awaited<ReturnType<typeof tried>>) =>
      at.adminApi.beginExercise({ ...firstLetter, id: 'other', who: 'dradeva' }, 'dradeva'),
  ],
])('a trial that is %s leaves nothing, and counts for no result; solved or not', async (_, leave) => {
  for (const isSolved of [false, true]) {
    const at = await tried()
    const before = numbersOf(at).length
    expect(at.run).toMatchObject({ isTrial: true })
    await at.register(isSolved ? { caseFileGuid: at.of('application', 'caseFile') } : {})
    expect((await at.check()).isDone).toBe(isSolved)
    await leave(at)
    expect(numbersOf(at)).toHaveLength(before)
    expect((await at.adminApi.exerciseRuns()).filter(({ isTrial, attempts }) => isTrial || attempts > 0)).toEqual([])
    expect((await at.adminApi.saveScenario(draft)).steps).toEqual([])
  }
})

test('an exercise that is no trial stays after its end', async () => {
  const at = await trainee(firstLetter)
  const before = numbersOf(at).length
  await at.register({})
  await at.adminApi.endExercise(at.run.id)
  await at.adminApi.saveScenario(draft)
  expect(numbersOf(at)).toHaveLength(before + 1)
})

test('visited addresses stay if their records were not taken back', async () => {
  const at = await tried()
  const [known] = at.db.documents.all()
  const guid = await at.register({})
  const flow = to.documentsFlow
  const kept = [flow.document(known!.guid), flow.documents(), to.vehicles.one(at.db.vehicles.all()[0]!.id)]
  const gone = [flow.document(guid), flow.document(guid, { tab: 'files' }), flow.relatedDocument(known!.guid, guid)]
  expect(await at.adminApi.standing([...kept, ...gone, to.vehicles.one(999_999)])).toEqual([...kept, ...gone])
  await at.adminApi.takeBack(at.run.id)
  expect(await at.adminApi.standing([...kept, ...gone])).toEqual(kept)
})

const guid = '00000000-0000-4000-8000-000000000001'
const document = to.documentsFlow.document
test.each([
  ['just registered', document(guid, { registered: 1 }), document(guid)],
  ['to be signed', document(guid, { sign: 1, task: guid }), document(guid, { task: guid })],
  ['a field of its form', document(guid, { edit: 1, at: 'signedByPersonId' }), document(guid, { edit: 1 })],
  ['a dialog of a tab', document(guid, { tab: 'obligations', pay: 1 }), document(guid, { tab: 'obligations' })],
  ['a comment of a message', document(guid, { tab: 'comments', comment: 7 }), document(guid, { tab: 'comments' })],
  ['a type to be registered', `${to.rtsi.measuringDevices.one(guid)}?register=1`, to.rtsi.measuringDevices.one(guid)],
  ['what an inspection lacks', `${to.inspections.one(guid)}?edit=1&field=result`, `${to.inspections.one(guid)}?edit=1`],
  ['a record by its number', `${to.vehicles.one(12)}?registered=1`, to.vehicles.one(12)],
  [
    'the filter of a list',
    to.documentsFlow.documents({ subject: 'a', page: 2 }),
    to.documentsFlow.documents({ subject: 'a', page: 2 }),
  ],
  [
    'a new document in answer',
    to.documentsFlow.createDocument({ to: guid }),
    to.documentsFlow.createDocument({ to: guid }),
  ],
])('an address keeps the screen and drops its one-time parameters: %s', (_, address, lasting) =>
  expect(lastingAddress(address)).toBe(lasting),
)

test('a scenario saved on the page of a new letter starts on that page', async () => {
  const here = await trainingBackend(60)
  const known = here.db.documents.all()[0]!.guid
  const where = document(known, { registered: 1, tab: 'files' })
  const scenario = await here.adminApi.saveScenario({ ...draft, where })
  expect(scenario.where).toBe(document(known, { tab: 'files' }))
  const older = JSON.stringify({ ...scenario, where })
  expect((await here.adminApi.scenarioState(older)).scenario.where).toBe(document(known, { tab: 'files' }))
})
