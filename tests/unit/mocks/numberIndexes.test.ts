import { expect, test } from 'vitest'
import { documentTypeNumberIndexes, indexCounters, numberIndexes } from '../../../src/contract/configuration.ts'
import { documents } from '../../../src/contract/documents.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

const LETTER = { id: 40, name: 'Писмо' }
const everywhere = { documentDirectionId: null, departmentId: null, isPrimary: true }

const administration = async () => {
  const backend = createTestBackend()
  const administrator = await backend.as('administrator')
  const clerk = await backend.as('mpetrova')
  const numberOf = async () => {
    const { guid } = (await clerk(documents.createDocument, { body: incomingLetter() })).resultData
    const reply = await clerk(documents.registerDocument, { query: { docGuid: guid } })
    return backend.db.documents.get(guid)?.number ?? reply.message
  }
  const all = async () => (await administrator(numberIndexes.list, {})).resultData
  const one = async (prefix: string) => {
    const found = (await all()).find(({ numberPrefix }) => numberPrefix === prefix)
    if (!found) throw new Error(`No index ${prefix}`)
    return found
  }
  return { ...backend, administrator, numberOf, all, one }
}

test('a new index with a separate counter gives the next number of a registered letter', async () => {
  const { administrator, numberOf, one } = await administration()
  expect(await numberOf()).toMatch(/^04-\d+$/)
  const { resultData: counter } = await administrator(indexCounters.create, {
    body: { ...(await administrator(indexCounters.list, {})).resultData[0]!, id: 0, name: 'Писма', currentValue: 99 },
  })
  const fresh = {
    ...{ id: 0, numberPrefix: 'ПС', name: 'Писма', counterId: counter.id, departmentId: null, scope: 1 },
    ...{ documentTypes: [{ documentType: LETTER, ...everywhere }], isActive: true },
  }
  const refused = await administrator(numberIndexes.create, { body: fresh })
  expect(refused.additionalFieldMessages).toEqual({
    documentTypes: ['„Писмо“ вече има основен индекс „04“ за същата посока и звено.'],
  })
  const former = await one('04')
  const others = former.documentTypes.filter(({ documentType }) => documentType?.id !== LETTER.id)
  await administrator(numberIndexes.edit, { body: { ...former, documentTypes: others } })
  const { resultData: made } = await administrator(numberIndexes.create, { body: fresh })
  expect(made).toEqual({ ...fresh, id: made.id })
  expect(await numberOf()).toBe('ПС-100')
})

test('an index for one direction comes before the one for all, and an inactive one gives no number', async () => {
  const { administrator, numberOf, one } = await administration()
  const orders = await one('РД-09')
  const incoming = { documentType: LETTER, ...everywhere, documentDirectionId: 1 }
  const tied = { ...orders, documentTypes: [...orders.documentTypes, incoming] }
  await administrator(numberIndexes.edit, { body: tied })
  expect(await numberOf()).toMatch(/^РД-09-\d+$/)
  await administrator(numberIndexes.edit, { body: { ...tied, isActive: false } })
  expect(await numberOf()).toMatch(/^04-\d+$/)
})

test('an index in use is not deleted, and the refusal counts its documents and types', async () => {
  const { administrator, one, all } = await administration()
  const { id } = await one('РД-09')
  const { resultData: uses } = await administrator(numberIndexes.usedBy, { query: { id } })
  expect(uses.map(({ kind }) => kind)).toEqual(['document', 'documentType'])
  const before = await all()
  expect((await administrator(numberIndexes.remove, { query: { id } })).message).toContain('1 вид документ')
  expect(await all()).toEqual(before)
})

test('a type can also be tied to an index and untied from it one at a time', async () => {
  const { administrator, one } = await administration()
  const { id } = await one('94')
  const body = { id: 0, numberIndexId: id, numberPrefix: '94', documentType: LETTER, ...everywhere }
  const refused = await administrator(documentTypeNumberIndexes.create, { body })
  expect(Object.keys(refused.additionalFieldMessages ?? {})).toEqual(['documentType'])
  const internal = { ...body, documentDirectionId: 2 }
  const { resultData: made } = await administrator(documentTypeNumberIndexes.create, { body: internal })
  expect((await one('94')).documentTypes.map(({ documentType }) => documentType?.name)).toEqual(['Становище', 'Писмо'])
  await administrator(documentTypeNumberIndexes.remove, { query: { id: made.id } })
  expect((await one('94')).documentTypes.map(({ documentType }) => documentType?.name)).toEqual(['Становище'])
})
