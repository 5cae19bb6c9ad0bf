import { expect, test } from 'vitest'
import { indexCounters, numberIndexes } from '../../../src/contract/configuration.ts'
import { documents } from '../../../src/contract/documents.ts'
import { createTestBackend, incomingLetter } from './createTestBackend.ts'

test('a set counter gives the next number at once, and never goes back below a given number', async () => {
  const backend = createTestBackend()
  const administrator = await backend.as('administrator')
  const clerk = await backend.as('mpetrova')
  const numberOf = async () => {
    const { guid } = (await clerk(documents.createDocument, { body: incomingLetter() })).resultData
    await clerk(documents.registerDocument, { query: { docGuid: guid } })
    return backend.db.documents.get(guid)?.number ?? ''
  }
  const first = await numberOf()
  const prefix = first.slice(0, first.lastIndexOf('-'))
  const index = backend.db.numberIndexes.all().find(({ numberPrefix }) => numberPrefix === prefix)
  const row = backend.db.counters.by('code', index?.counterCode ?? '').find(({ year }) => year === 2026)
  const { resultData: all } = await administrator(indexCounters.list, {})
  const counter = all.find(({ id }) => id === row?.id)
  if (!counter) throw new Error('The index of a letter has no counter')
  const given = Number(first.slice(prefix.length + 1))
  expect(counter.currentValue).toBe(given)

  const back = await administrator(indexCounters.edit, { body: { ...counter, currentValue: given - 1 } })
  expect(Object.keys(back.additionalFieldMessages ?? {})).toEqual(['currentValue'])
  await administrator(indexCounters.edit, { body: { ...counter, currentValue: 5000 } })
  expect(await numberOf()).toBe(`${prefix}-5001`)
  const removed = await administrator(indexCounters.remove, { query: { id: counter.id } })
  expect(removed.message).toContain('Ползва се от')
})

test('an index with another counter gives no number twice', async () => {
  const backend = createTestBackend()
  const administrator = await backend.as('administrator')
  const clerk = await backend.as('mpetrova')
  const registered = async () => {
    const { guid } = (await clerk(documents.createDocument, { body: incomingLetter() })).resultData
    await clerk(documents.registerDocument, { query: { docGuid: guid } })
    return backend.db.documents.get(guid)?.number ?? ''
  }
  const first = await registered()
  const { resultData: all } = await administrator(numberIndexes.list, {})
  const index = all.find(({ numberPrefix }) => first.startsWith(`${numberPrefix}-`))
  if (!index) throw new Error('The number of a letter has an index')
  const fresh = { id: 0, name: 'Нов брояч', year: 2026, firstNumber: 1, currentValue: 0, step: 1 }
  const { resultData: counter } = await administrator(indexCounters.create, {
    body: { ...fresh, restartsEachYear: true, isActive: true },
  })
  await administrator(numberIndexes.edit, { body: { ...index, counterId: counter.id } })
  const second = await registered()
  const numbers = backend.db.documents
    .all()
    .flatMap(({ number, dateRegistered }) => (number !== null && dateRegistered?.startsWith('2026') ? [number] : []))
  expect(second.startsWith(`${index.numberPrefix}-`)).toBe(true)
  expect(numbers.filter((number) => number === second)).toHaveLength(1)
})
