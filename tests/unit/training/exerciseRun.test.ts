import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { incomingLetter } from '../mocks/createTestBackend.ts'
import { firstLetter } from './firstLetter.ts'
import { trainingBackend } from './trainingBackend.ts'

const begun = async () => {
  const here = await trainingBackend()
  const run = await here.adminApi.beginExercise(firstLetter, 'administrator')
  const found = (await here.adminApi.factsOfRun(run.id)).found.application
  return { ...here, run, caseFileGuid: String(found?.fields.caseFile), sendRequest: await here.as('mpetrova') }
}
type Here = Awaited<ReturnType<typeof begun>>
const register = async ({ sendRequest }: Here, given: Parameters<typeof incomingLetter>[0]) => {
  const { guid } = (await sendRequest(documents.createDocument, { body: incomingLetter(given) })).resultData
  await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  return guid
}

test('the story names the found records, and no check has passed yet', async () => {
  const { run, adminApi } = await begun()
  expect(run.story[0]).toMatch(/молба № \S+\.20\d\d\. Регистрирайте/)
  expect(run.person).toContain('Петрова')
  expect(run.userName).toBe('mpetrova')
  expect(await adminApi.checkExercise(run.id)).toMatchObject({
    points: 0,
    outOf: 7,
    isDone: false,
    assertions: [
      { state: 'missing', sentences: ['Няма ново регистрирано писмо.'] },
      { state: 'waiting', points: 0 },
    ],
  })
})

test('done correctly it is completed, and later work does not change the result', async () => {
  const here = await begun()
  await register(here, { caseFileGuid: here.caseFileGuid })
  expect(await here.adminApi.checkExercise(here.run.id)).toMatchObject({ points: 7, isDone: true })
  const [run] = await here.adminApi.exerciseRuns()
  expect(run).toMatchObject({ attempts: 1, points: 7, outOf: 7 })
  expect(run?.endedAt).not.toBeNull()
})

test('a letter in another case is reported, with partial credit', async () => {
  const here = await begun()
  await register(here, {})
  const { points, assertions } = await here.adminApi.checkExercise(here.run.id)
  expect(points).toBe(4)
  expect(assertions[0]).toMatchObject({
    state: 'partly',
    sentences: ['Писмото е регистрирано, но не е в преписката на молбата.'],
  })
})

test('two letters instead of one are reported, and the better one counts', async () => {
  const here = await begun()
  await register(here, {})
  await register(here, { caseFileGuid: here.caseFileGuid })
  const { assertions } = await here.adminApi.checkExercise(here.run.id)
  expect(assertions[0]).toMatchObject({ state: 'partly', points: 4, outOf: 6 })
  expect(assertions[0]?.sentences[0]).toMatch(/^Има 2 нови документа \(„.*“ и „.*“\), а трябва да е само един\.$/)
})

test('a draft is no registered letter, and an unrelated changed document is reported', async () => {
  const here = await begun()
  await here.sendRequest(documents.createDocument, { body: incomingLetter({ caseFileGuid: here.caseFileGuid }) })
  const [other] = here.db.documents
    .all()
    .filter(({ guid, number }) => number && guid !== here.caseFileGuid)
    .slice(-1)
  here.db.put('documents', { ...other!, subject: 'Пипнато' })
  const { assertions } = await here.adminApi.checkExercise(here.run.id)
  expect(assertions.map(({ state }) => state)).toEqual(['missing', 'missing'])
  expect(assertions[1]?.sentences[0]).toMatch(/^Променен е документ \(„.*“\), а не трябва да има такъв запис\.$/)
})

test("a colleague's work in another tab does not change the result, and the exercise continues", async () => {
  const here = await begun()
  const colleague = await here.as('sdimitrova')
  const given = { caseFileGuid: here.caseFileGuid }
  const { guid } = (await colleague(documents.createDocument, { body: incomingLetter(given) })).resultData
  const entered = here.db.documents.get(guid)
  expect(entered, 'she may').toBeDefined()
  const before = await here.adminApi.checkExercise(here.run.id)
  expect(before).toMatchObject({ points: 0, isDone: false })
  await colleague(documents.registerDocument, { query: { docGuid: guid } })
  expect(here.db.documents.get(guid)?.number).not.toBeNull()
  expect(await here.adminApi.checkExercise(here.run.id)).toMatchObject({ points: 0, isDone: false })
  await register(here, given)
  expect(await here.adminApi.checkExercise(here.run.id)).toMatchObject({ points: 7, isDone: true })
})

test('a second user named in an exercise does a part of it', async () => {
  const here = await trainingBackend()
  const run = await here.adminApi.beginExercise({ ...firstLetter, alsoBy: ['sdimitrova'] }, 'mpetrova')
  const caseFileGuid = String((await here.adminApi.factsOfRun(run.id)).found.application?.fields.caseFile)
  const colleague = await here.as('sdimitrova')
  const { guid } = (await colleague(documents.createDocument, { body: incomingLetter({ caseFileGuid }) })).resultData
  await colleague(documents.registerDocument, { query: { docGuid: guid } })
  expect(await here.adminApi.checkExercise(run.id)).toMatchObject({ points: 7, isDone: true })
})

test('an exercise of another version, or one without suitable data, is refused with a message', async () => {
  const { adminApi } = await trainingBackend()
  await expect(adminApi.beginExercise({ ...firstLetter, version: 2 }, 'mpetrova')).rejects.toThrow('от друга версия')
  await expect(adminApi.beginExercise({ ...firstLetter, start: '//evil.bg' }, 'mpetrova')).rejects.toThrow('сгрешено')
  await expect(adminApi.beginExercise({ ...firstLetter, who: 'nobody' }, 'mpetrova')).rejects.toThrow('Няма потребител')
  const [find] = firstLetter.prepare
  const nowhere = { ...find, find: [{ field: 'subject', test: 'equals', value: 'няма такова' }] }
  await expect(adminApi.beginExercise({ ...firstLetter, prepare: [nowhere] }, 'mpetrova')).rejects.toThrow(
    'няма нужното',
  )
})

test('hints are shown one by one, up to the last', async () => {
  const { adminApi, run } = await begun()
  expect((await adminApi.takeHint(run.id)).hintsTaken).toBe(1)
  expect((await adminApi.takeHint(run.id)).hintsTaken).toBe(1)
})
