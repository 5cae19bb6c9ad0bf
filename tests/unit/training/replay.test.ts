import { expect, test } from 'vitest'
import { users } from '../../../src/contract/account.ts'
import { documents } from '../../../src/contract/documents.ts'
import { incomingLetter } from '../mocks/createTestBackend.ts'
import { trainingBackend } from './trainingBackend.ts'

const work = async () => {
  const here = await trainingBackend()
  const sendRequest = await here.as('mpetrova')
  const first = (await sendRequest(documents.createDocument, { body: incomingLetter() })).resultData.guid
  await sendRequest(documents.registerDocument, { query: { docGuid: first } })
  const { caseFileGuid } = here.db.documents.get(first)!
  const body = incomingLetter({ caseFileGuid, subjectDescription: 'Второ писмо' })
  const { guid } = (await sendRequest(documents.createDocument, { body })).resultData
  const { changedGuid } = here.db.documents.get(guid)!
  await sendRequest(documents.editDocument, { body: { ...body, guid, changedGuid, subjectDescription: 'Поправено' } })
  await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
  return { ...here, steps: await here.adminApi.doneSteps() }
}

test('every write is recorded with its user, and a refused one is not', async () => {
  const { steps, as, adminApi } = await work()
  expect(steps.map(({ call, who }) => `${who} ${call}`)).toEqual([
    'mpetrova documents.createDocument',
    'mpetrova documents.registerDocument',
    'mpetrova documents.createDocument',
    'mpetrova documents.editDocument',
    'mpetrova documents.registerDocument',
  ])
  const sendRequest = await as('mpetrova')
  await sendRequest(documents.createDocument, { body: incomingLetter({ documentTypeId: 9999 }) })
  expect(await adminApi.doneSteps()).toHaveLength(5)
})

test('replayed elsewhere it gives the same result, with other keys and numbers', async () => {
  const { steps } = await work()
  const there = await trainingBackend()
  const sendRequest = await there.as('mpetrova')
  const other = (await sendRequest(documents.createDocument, { body: incomingLetter() })).resultData.guid
  await sendRequest(documents.registerDocument, { query: { docGuid: other } })
  expect(await there.adminApi.replaySteps(steps, 'administrator')).toEqual({ done: 5, refused: null })
  const [second, first] = there.db.documents.all()
  expect(second).toMatchObject({ subject: 'Поправено', caseFileGuid: first?.caseFileGuid })
  expect(second?.number).not.toBeNull()
  expect(second?.guid).not.toBe(steps[3]?.written?.[0]?.key)
})

test('a refused step is reported in words, and no later step runs', async () => {
  const { steps } = await work()
  const there = await trainingBackend()
  const messageFor = async (change: (at: number) => object) => {
    const changed = steps.map((step, at) => ({ ...step, ...change(at) }))
    const { done, refused } = await there.adminApi.replaySteps(changed, 'administrator')
    return `${done} ${refused?.sentence}`
  }
  expect(await messageFor((at) => (at === 1 ? { who: 'library.read' } : {}))).toMatch(/^1 Нямате права/)
  expect(await messageFor((at) => (at === 2 ? { who: 'nobody' } : {}))).toMatch(/^2 Няма потребител/)
  expect(await messageFor((at) => (at === 3 ? { call: 'documents.noSuch' } : {}))).toMatch(/^3 Няма повикване/)
  expect(await messageFor((at) => (at === 0 ? { call: 'account.login' } : {}))).toMatch(/^0 Няма повикване/)
})

test('a step of a later day waits until that day', async () => {
  const { steps } = await work()
  const there = await trainingBackend()
  const later = steps.map((step) => ({ ...step, day: 3 }))
  await there.adminApi.replaySteps(later, 'administrator')
  expect(there.now().toISOString().slice(0, 10)).toBe('2026-11-23')
  expect((await there.adminApi.doneSteps()).map(({ day }) => day)).toEqual([3, 3, 3, 3, 3])
})

test('a typed password is in no step', async () => {
  const { as, adminApi } = await trainingBackend()
  const sendRequest = await as('administrator')
  const body = {
    ...{ userName: 'astoeva', password: 'синя-лодка-42', personId: null, firstName: 'Анна', middleName: 'Петрова' },
    ...{ lastName: 'Стоева', egn: '', email: 'astoeva@aip.example', departmentId: 11, positionId: null },
    ...{ roles: ['DOCUMENTS_FLOW'], isActive: true },
  }
  expect((await sendRequest(users.createUser, { body })).type).toBe(1)
  const steps = await adminApi.doneSteps()
  expect(steps.map(({ call }) => call)).toEqual(['users.createUser'])
  expect(JSON.stringify(steps)).not.toContain('синя-лодка')
  const there = await trainingBackend()
  expect(await there.adminApi.replaySteps(steps, 'administrator')).toEqual({ done: 1, refused: null })
})
