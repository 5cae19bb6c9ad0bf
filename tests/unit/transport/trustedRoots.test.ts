import { expect, test, vi } from 'vitest'
import { trustedRoots } from '../../../src/transport/trustedRoots.ts'

vi.mock('../../../src/transport/config.ts', () => ({ isTraining: () => true }))

test('the trusted issuers are requested once, and again if the server did not respond', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect((await trustedRoots()).trim()).toBe('')
  const request = vi.fn(async (address: string) => new Response(address))
  vi.stubGlobal('fetch', request)
  expect(await trustedRoots()).toContain('trusted-roots/practice.pem')
  await trustedRoots()
  expect(request).toHaveBeenCalledTimes(2)
})
