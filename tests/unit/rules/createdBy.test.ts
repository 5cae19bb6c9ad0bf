import { expect, test } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { ListView, ReceivedVia } from '../../../src/contract/enumerations.ts'
import { createdByText } from '../../../src/rules/documents/createdBy.ts'
import { createTestBackend } from '../mocks/createTestBackend.ts'

const person = { id: 7, fullName: 'Даниела Маринова Ганчева' }
const via = (id: number) => ({ id, name: 'Начин' })

test.each([
  ['a person', person, via(ReceivedVia.COUNTER), 'Даниела Маринова Ганчева'],
  ['the portal', null, via(ReceivedVia.INTERNET), 'Портал за електронни услуги'],
  ['a person, though it came through the portal', person, via(ReceivedVia.INTERNET), 'Даниела Маринова Ганчева'],
  ['nobody who is known', null, via(ReceivedVia.COUNTER), ''],
  ['nobody, on a way that is not known', null, null, ''],
])('the creator of a document is %s', (_, createdBy, receivedVia, words) => {
  expect(createdByText({ createdBy, receivedVia })).toBe(words)
})

test('a document from the portal has it as its creator, in its record and in the lists', async () => {
  const { as } = createTestBackend()
  const clerk = await as('administrator')
  const list = await clerk(documents.getAllDocumentsForAU, {
    query: { skip: 0, take: 200, indexType: ListView.Portal },
    body: {},
  })
  const rows = list.resultData.items
  const registered = rows.find(({ documentNumber }) => documentNumber !== null)
  expect(rows.map(({ createdBy }) => createdBy)).toEqual(rows.map(() => 'Портал'))
  const record = (await clerk(documents.getDocument, { query: { docGuid: registered?.guid ?? '' } })).resultData
  expect(createdByText(record)).toBe('Портал за електронни услуги')
})
