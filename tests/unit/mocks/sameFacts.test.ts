import { expect, test } from 'vitest'
import { factsOfRow } from '../../../mocks/documents/documentFacts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { factsOf } from '../../../src/rules/documents/documentFacts.ts'
import { askBackend } from './askBackend.ts'

test('the screen decides by the same facts of a document as the backend', async () => {
  const { world, as } = askBackend(400)
  const ask = await as('administrator')
  for (const row of world.documents.all()) {
    const { resultData } = await ask(documents.getDocument, { query: { docGuid: row.guid } })
    // Only the profiles of the receivers are asked for apart, when a document is sent.
    const { addresseesWithoutProfile, ...backend } = factsOfRow(world, row)
    expect(Array.isArray(addresseesWithoutProfile)).toBe(true)
    const { addresseesWithoutProfile: _, ...screen } = factsOf(resultData)
    expect(screen, row.guid).toEqual(backend)
  }
})
