import { expect, onTestFinished, test } from 'vitest'
import { setFaults } from '../../../mocks/engine/faults.ts'
import { documents } from '../../../src/contract/documents.ts'
import { type DrillChoice, verdictOf } from '../../../src/rules/training/faultDrills.ts'
import { incomingLetter } from '../mocks/askBackend.ts'
import { practice } from './practice.ts'

/** A clerk with a draft, and a fault that is on; `register` tries with a key, as the page does. */
const drilled = async (choice: Partial<DrillChoice> = {}) => {
  const { byHand, as, world, asWithKey } = await practice()
  onTestFinished(() => setFaults([]))
  const ask = await as('mpetrova')
  const draft = async () => (await ask(documents.createDocument, { body: incomingLetter() })).resultData.guid
  const guid = await draft()
  await byHand.beginDrill({ name: 'lost', only: 'register', once: true, ...choice })
  const tryTo = await asWithKey('mpetrova')
  const register = (key: string, docGuid = guid) => tryTo(key, documents.registerDocument, { query: { docGuid } })
  const create = (key: string, given: object = {}) =>
    tryTo(key, documents.createDocument, { body: incomingLetter(given) })
  const told = async () => {
    const state = await byHand.drillState()
    return { state, ...verdictOf(state!) }
  }
  return { byHand, world, guid, register, create, told, draft }
}

test('an answer that is lost: the write is done, the same try is answered, and nothing is doubled', async () => {
  const { world, guid, register, told } = await drilled()
  expect((await told()).sentences).toEqual(['Аварията още не се е случила.'])
  expect(await register('one')).toBe('no answer')
  const { number } = world.documents.get(guid)!
  expect(number).not.toBeNull()
  expect(await register('one')).toBe('done')
  expect(world.documents.get(guid)?.number).toBe(number)
  expect(await told()).toMatchObject({
    isGood: true,
    sentences: [
      'Аварията се случи 1 път.',
      'Регистриране на документ: изпратено 2 пъти, в данните е 1 път.',
      'Нищо не е загубено и нищо не е записано два пъти.',
    ],
  })
})

test('only what was chosen is hit, and reading never is by a lost answer', async () => {
  const { create, register, told } = await drilled({ once: false })
  expect(await create('a')).toBe('done')
  expect(await register('b')).toBe('no answer')
  expect(await register('b')).toBe('no answer')
  expect((await told()).state?.hits).toBe(2)
})

test('the same letter entered anew after a lost answer is doubled, and told', async () => {
  const { create, told } = await drilled({ only: null })
  expect(await create('one')).toBe('no answer')
  expect(await create('another')).toBe('done')
  const { isGood, sentences } = await told()
  expect(isGood).toBe(false)
  expect(sentences.at(-1)).toBe('Друг запис: записано е в повече 1 път. Излишното се анулира или изтрива.')
})

test('what failed and was not tried again is lost; made good by another try it is not', async () => {
  const { register, told, draft } = await drilled({ name: 'server' })
  expect(await register('one')).toBe('failed')
  expect(await told()).toMatchObject({ isGood: false })
  expect((await told()).sentences.at(-1)).toBe('Регистриране на документ: не е записано. Опитайте отново.')
  expect(await register('two')).toBe('done')
  expect((await told()).isGood).toBe(true)
  // The rules refuse a second number: nothing was to be written.
  expect(await register('three')).toBe('failed')
  expect((await told()).isGood).toBe(true)
  expect(await register('four', await draft())).toBe('done')
})

test('a drill that is ended hits nothing more, and a new one counts anew', async () => {
  const { byHand, register, told } = await drilled({ name: 'offline', only: null, once: false })
  expect(await register('one')).toBe('no answer')
  await byHand.endDrill()
  expect(await register('one')).toBe('done')
  expect((await told()).isGood).toBe(true)
  await byHand.beginDrill({ name: 'offline', only: null, once: true })
  expect((await told()).state).toMatchObject({ hits: 0, writes: [] })
})
