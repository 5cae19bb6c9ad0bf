import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { documents } from '../../../src/contract/documents.ts'
import { addressOf } from '../../../src/transport/address.ts'
import { diagnoseNetworkError } from '../../../src/transport/diagnoseNetworkError.ts'
import { openPage } from './fakeBrowser.ts'

const headers = { Accept: 'application/json', Authorization: 'Bearer a', 'Idempotency-Key': 'k' }
const elsewhere = { register: 'https://one.example.bg', shreder: 'https://two.example.bg' }

const server = (allowed: readonly string[] | null) => {
  const requests: RequestInit[] = []
  vi.stubGlobal('fetch', async (_address: string, how: RequestInit) => {
    requests.push(how)
    if (allowed && Object.keys(how.headers ?? {}).every((name) => allowed.includes(name)))
      return new Response(null, { status: 401 })
    throw new TypeError('Failed to fetch')
  })
  return requests
}

beforeEach(() => void openPage('http://localhost:4173/', { api: elsewhere }))
const advice = vi.fn<typeof console.warn>()
beforeEach(() => {
  advice.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(advice)
})
afterEach(() => vi.unstubAllGlobals())
const why = () => diagnoseNetworkError(addressOf(documents.createDocument, 'shreder'), headers)

test('if reads succeed and the header of the key is not allowed, the message names the header to allow', async () => {
  const requests = server(['Authorization'])
  const fault = await why()
  expect(fault).toMatchObject({ kind: 'network', message: expect.stringMatching(/не допуска тази заявка/) })
  expect(fault?.serverText).toContain('Access-Control-Allow-Headers: Authorization, Idempotency-Key')
  expect(fault?.serverText).toContain('Access-Control-Allow-Origin: http://localhost:4173')
  expect(fault?.ended).toBe('unsent')
  expect(advice).toHaveBeenCalledWith(fault?.serverText)
  // The request that diagnoses the network error sends no token and follows no redirect.
  expect(requests.map(({ redirect }) => redirect)).toEqual(['error', 'error'])
  expect(JSON.stringify(requests)).not.toContain('Bearer')
})

test('without any response both causes are named, because a page cannot distinguish them', async () => {
  server(null)
  expect(await why()).toMatchObject({ message: expect.stringMatching(/^Няма връзка със сървъра, или той не допуска/) })
})

test('an interrupted connection is not reported as a header that is not allowed', async () => {
  server(['Authorization', 'Idempotency-Key'])
  expect(await why()).toBeNull()
})

test('files that fail while the server responds may exceed its limit', async () => {
  server(['Authorization', 'Idempotency-Key'])
  const fault = await diagnoseNetworkError(addressOf(documents.uploadFile, 'shreder'), headers, true)
  expect(fault).toMatchObject({
    kind: 'network',
    message: expect.stringMatching(/по-голям, отколкото сървърът приема/),
  })
})

test('a backend of the same origin gets no test request', async () => {
  openPage()
  const requests = server(null)
  expect([await why(), requests]).toEqual([null, []])
})
