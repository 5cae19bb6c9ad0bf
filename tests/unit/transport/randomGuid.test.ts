import { afterEach, expect, test, vi } from 'vitest'
import { randomGuid } from '../../../src/transport/randomGuid.ts'
import { sourcesOf } from '../../architecture/sources.ts'

afterEach(() => vi.unstubAllGlobals())

test('a GUID of version 4 is created where the browser has no `crypto.randomUUID`, as on a page over plain http', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const made = Array.from({ length: 200 }, randomGuid)
  for (const one of made) expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(made).size).toBe(200)
})

test('no page of a class uses `crypto.randomUUID`: other computers open it over plain http', () => {
  // Only code for the page is checked. The other code of the mock backend runs on the server of a class, or in a
  // worker, which needs https anyway.
  const page = sourcesOf('src', 'mocks').filter(
    ({ path }) => !path.includes('mocks/') || path.endsWith('/classroom.ts'),
  )
  const callers = page.filter(({ text }) => text.includes('crypto.randomUUID()'))
  expect(callers.map(({ path }) => path)).toEqual([expect.stringMatching(/src\/transport\/trainingWorkerPort\.ts$/)])
})
