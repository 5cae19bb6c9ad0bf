import { expect, test, vi } from 'vitest'
import { startClassroom } from '../../../mocks/classroom.ts'
import { randomGuid } from '../../../src/transport/randomGuid.ts'

const config = {
  api: { register: 'https://register.example', shreder: 'https://shreder.example' },
  productTitle: 'Деловод',
}
const reason = 'Сървърът на групата не отговаря или не е учебен. Обърнете се към обучаващия.'

const answering = (reply: () => Response | Promise<Response>) => {
  const onRequest = vi.fn<(address: string) => void>()
  vi.stubGlobal('fetch', async (address: string) => {
    onRequest(address)
    return reply()
  })
  return onRequest
}

test.each([
  ['a real backend, which knows no such call', () => Response.json({ type: 0 }, { status: 404 })],
  ['one that answers everything alike', () => Response.json({ type: 1, resultData: null })],
  ['one of another version', () => Response.json({ practice: true, version: 2, now: '2026-11-20T08:00:00.000Z' })],
  ['a page of another server', () => new Response('<html></html>')],
  ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
])('over %s a page of a class does not start, says why, and sends no token', async (_, reply) => {
  const requests = answering(reply)
  const tokenOf = vi.fn(() => 'secret')
  await expect(startClassroom(config, tokenOf, randomGuid)).rejects.toMatchObject({ reason })
  expect(requests.mock.calls).toEqual([['https://shreder.example/practice/About']])
  expect(tokenOf).not.toHaveBeenCalled()
})
