import { expect, onTestFinished, test } from 'vitest'
import { setFaults } from '../../../mocks/engine/faults.ts'
import { documents } from '../../../src/contract/documents.ts'
import {
  type DrillChoice,
  faultDrills,
  fieldOfDrill,
  REFUSED_FIELD,
  refusedFields,
  ruleResultOf,
  scopeOf,
} from '../../../src/rules/training/faultDrills.ts'
import { incomingLetter } from '../mocks/createTestBackend.ts'
import { trainingBackend } from './trainingBackend.ts'

const drilled = async (choice: Partial<DrillChoice> = {}) => {
  const { adminApi, as, db, asWithKey } = await trainingBackend()
  onTestFinished(() => setFaults([]))
  const sendRequest = await as('mpetrova')
  const draft = async () => (await sendRequest(documents.createDocument, { body: incomingLetter() })).resultData.guid
  const guid = await draft()
  await adminApi.beginDrill({ name: 'lost', only: 'register', once: true, ...choice })
  const tryTo = await asWithKey('mpetrova')
  const register = (key: string, docGuid = guid) => tryTo(key, documents.registerDocument, { query: { docGuid } })
  const create = (key: string, given: object = {}) =>
    tryTo(key, documents.createDocument, { body: incomingLetter(given) })
  const drillResult = async () => {
    const state = await adminApi.drillState()
    return { state, ...ruleResultOf(state!) }
  }
  return { adminApi, db, guid, register, create, drillResult, draft, tryTo, sendRequest }
}

test('a lost response: the write is done, the retry gets its response, and nothing is duplicated', async () => {
  const { db, guid, register, drillResult } = await drilled()
  expect((await drillResult()).sentences).toEqual(['Аварията още не се е случила.'])
  expect(await register('one')).toBe('no answer')
  const { number } = db.documents.get(guid)!
  expect(number).not.toBeNull()
  expect(await register('one')).toBe('done')
  expect(db.documents.get(guid)?.number).toBe(number)
  expect(await drillResult()).toMatchObject({
    isGood: true,
    sentences: [
      'Аварията се случи 1 път.',
      'Регистриране на документ: опитано 2 пъти, записано 1 път.',
      'Нищо не е загубено и нищо не е записано два пъти.',
    ],
  })
})

test('only the chosen work is affected, and a read never loses its response', async () => {
  const { create, register, drillResult } = await drilled({ once: false })
  expect(await create('a')).toBe('done')
  expect(await register('b')).toBe('no answer')
  expect(await register('b')).toBe('no answer')
  expect((await drillResult()).state?.hits).toBe(2)
})

test('the same letter entered again after a lost response is a duplicate, and is reported', async () => {
  const { create, drillResult } = await drilled({ only: null })
  expect(await create('one')).toBe('no answer')
  expect(await create('another')).toBe('done')
  const { isGood, sentences } = await drillResult()
  expect(isGood).toBe(false)
  expect(sentences.at(-1)).toBe('Записване на документа: записано е в повече 1 път. Излишното се анулира или изтрива.')
})

test('a failed write without a retry is lost; after a successful retry it is not', async () => {
  const { register, drillResult, draft } = await drilled({ name: 'server' })
  expect(await register('one')).toBe('failed')
  expect(await drillResult()).toMatchObject({ isGood: false })
  expect((await drillResult()).sentences.at(-1)).toBe('Регистриране на документ: не е записано. Опитайте отново.')
  expect(await register('two')).toBe('done')
  expect((await drillResult()).isGood).toBe(true)
  expect(await register('three')).toBe('failed')
  expect((await drillResult()).isGood).toBe(true)
  expect(await register('four', await draft())).toBe('done')
})

test('an ended drill affects no more requests, and a new one starts its count at zero', async () => {
  const { adminApi, register, drillResult } = await drilled({ name: 'offline', only: null, once: false })
  expect(await register('one')).toBe('no answer')
  await adminApi.endDrill()
  expect(await register('one')).toBe('done')
  expect((await drillResult()).isGood).toBe(true)
  await adminApi.beginDrill({ name: 'offline', only: null, once: true })
  expect((await drillResult()).state).toMatchObject({ hits: 0, writes: [] })
})

test.each(['offline', 'server', 'lost', 'unauthorised'] as const)(
  '%s at every write ignores a read that is sent by POST, and affects the write after it',
  async (name) => {
    const { sendRequest, create, drillResult } = await drilled({ name, only: null })
    const letter = { externalRefNumber: '', externalRefDate: null, subjectDescription: 'Искане', correspondentIds: [1] }
    const { findSimilarDocuments } = documents
    expect(findSimilarDocuments.kind).toBe('read')
    const body = { ...incomingLetter(), ...letter }
    expect((await sendRequest(findSimilarDocuments, { body } as never)).type).toBe(1)
    expect((await drillResult()).state).toMatchObject({ hits: 0, writes: [] })
    expect(await create('one')).not.toBe('done')
    expect((await drillResult()).state).toMatchObject({ hits: 1 })
  },
)

test('a drill of everything affects reads too', async () => {
  const { adminApi, as } = await trainingBackend()
  onTestFinished(() => setFaults([]))
  const sendRequest = await as('mpetrova', true)
  const request = { query: { skip: 0, take: 10, indexType: 1 }, body: {} } as never
  expect(await sendRequest(documents.getAllDocumentsForDMS, request)).toMatchObject({ type: 1 })
  await adminApi.beginDrill({ name: 'server', only: 'all', once: false })
  expect(await sendRequest(documents.getAllDocumentsForDMS, request)).not.toMatchObject({ type: 1 })
  expect((await adminApi.drillState())?.hits).toBe(1)
})

test('a changed version is reported when a document is edited, once, and counted', async () => {
  const { db, adminApi, as } = await trainingBackend()
  onTestFinished(() => setFaults([]))
  const sendRequest = await as('mpetrova')
  const { guid } = (await sendRequest(documents.createDocument, { body: incomingLetter() })).resultData
  await adminApi.beginDrill({ name: 'stale', only: 'edit', once: true })
  const edit = async () => {
    const body = {
      ...incomingLetter(),
      guid,
      changedGuid: db.documents.get(guid)!.changedGuid,
      note: 'Нова бележка',
    }
    return (await sendRequest(documents.editDocument, { body } as never)).type
  }
  expect(await edit()).not.toBe(1)
  expect((await adminApi.drillState())?.hits).toBe(1)
  expect(await edit()).toBe(1)
})

test('a slow response counts as an occurrence', async () => {
  const { register, drillResult } = await drilled({ name: 'slow' })
  expect(await register('one')).toBe('done')
  expect((await drillResult()).sentences[0]).toBe('Аварията се случи 1 път.')
})

test('a fault impossible for the chosen work affects the first possible kind, and names its field', () => {
  const named = (name: string) => faultDrills.find((one) => one.name === name)!
  expect(scopeOf(named('stale'), 'register')).toBe('edit')
  expect(scopeOf(named('invalid'), 'send')).toBe('register')
  expect(scopeOf(named('invalid'), null)).toBe('register')
  expect(scopeOf(named('invalid'), 'comment')).toBe('comment')
  expect(scopeOf(named('offline'), null)).toBeNull()
  expect(fieldOfDrill(named('invalid'), 'assign')).toBe(`Полето е „${refusedFields.assign?.label}“.`)
  expect(fieldOfDrill(named('offline'), 'assign')).toBe('')
})

test('a refused field is one of the form: the draft is refused by it, and nothing is written', async () => {
  const { adminApi, as } = await trainingBackend()
  onTestFinished(() => setFaults([]))
  const sendRequest = await as('mpetrova')
  await adminApi.beginDrill({ name: 'invalid', only: 'register', once: true })
  const reply: object = await sendRequest(documents.createDocument, { body: incomingLetter() })
  expect(reply).toEqual({ errors: { subjectDescription: [REFUSED_FIELD] } })
})

test('a reloaded page continues its drill, with its count', async () => {
  const at = await drilled({ name: 'server', once: false })
  expect(await at.register('one')).toBe('failed')
  const state = await at.adminApi.exportState()
  // In the browser a reload ends the worker of the page together with its faults, so the test resets the faults here.
  setFaults([])
  const anew = await trainingBackend(400, state)
  expect(await anew.adminApi.drillState()).toMatchObject({ name: 'server', hits: 1, writes: [{ tries: 1, lost: 1 }] })
  const tryTo = await anew.asWithKey('mpetrova')
  const register = (key: string) => tryTo(key, documents.registerDocument, { query: { docGuid: at.guid } })
  expect(await register('two')).toBe('failed')
  expect((await anew.adminApi.drillState())?.hits).toBe(2)
  await anew.adminApi.endDrill()
  expect(await register('three')).toBe('done')
})

test.each([
  ['has happened once', true, false],
  ['was ended', false, true],
])('a drill that %s causes no fault after a reload, and its count is still shown', async (_, once, isEnded) => {
  const at = await drilled({ name: 'server', once })
  expect(await at.register('one')).toBe('failed')
  if (isEnded) await at.adminApi.endDrill()
  const state = await at.adminApi.exportState()
  setFaults([])
  const anew = await trainingBackend(400, state)
  const tryTo = await anew.asWithKey('mpetrova')
  expect(await tryTo('two', documents.registerDocument, { query: { docGuid: at.guid } })).toBe('done')
  expect(await anew.adminApi.drillState()).toMatchObject({ hits: 1, writes: [{ tries: 2, done: 1, lost: 0 }] })
})
