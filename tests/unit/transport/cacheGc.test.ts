import { afterEach, expect, test, vi } from 'vitest'
import { configuration } from '../../../src/contract/configuration.ts'
import { documents } from '../../../src/contract/documents.ts'
import { createQueryClient, queryOf } from '../../../src/transport/query.ts'

afterEach(() => vi.useRealTimers())

const guids = Array.from({ length: 50 }, (_, at) => `01234567-89ab-4def-8123-${String(at).padStart(12, '0')}`)

test('unused data is removed from the cache after ten minutes; lookups stay for the session', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  const held = () => client.getQueryCache().getAll().length
  const queryOptions = { queryFn: async () => ({}) as never }
  const lookup = {
    ...queryOf(configuration.getDocumentNumberIndexes, { query: { documentTypeId: 1 } }),
    ...queryOptions,
  }
  await client.fetchQuery(lookup)
  for (const docGuid of guids)
    await client.fetchQuery({ ...queryOf(documents.getDocument, { query: { docGuid } }), ...queryOptions })
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(held()).toBe(51)
  await vi.advanceTimersByTimeAsync(60_001)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual([configuration.getDocumentNumberIndexes.path])
})
