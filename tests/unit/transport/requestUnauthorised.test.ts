import { firstValueFrom } from 'rxjs'
import { expect, onTestFinished, test } from 'vitest'
import { pending$ } from '../../../src/transport/pendingRequests.ts'
import { request } from '../../../src/transport/request.ts'
import { beginNextSession, holdCalls, releaseCalls, sessionEnded$ } from '../../../src/transport/sessionEnded.ts'
import { saveTokens, tokenOf } from '../../../src/transport/tokens.ts'
import { calls } from './calls.ts'
import { respondWith } from './fakeBrowser.ts'
import { faultOf, screenReaderPage } from './screenReaderPage.ts'

const heard = screenReaderPage()
const running = () => firstValueFrom(pending$)
const two = { register: { token: 'r1' }, shreder: { token: 's1' } }

test('401 ends the session once for any number of calls, and shows no message', async () => {
  saveTokens(two)
  respondWith(() => ({ status: 401 }))
  const faults = await Promise.all([calls.one, calls.one, calls.options].map((one) => faultOf(request(one, {}))))
  expect(faults.map(({ kind }) => kind)).toEqual(['unauthorised', 'unauthorised', 'unauthorised'])
  expect([heard.ended, heard.notices, tokenOf('shreder'), tokenOf('register')]).toEqual([1, [], null, null])
})

test('a 401 of an earlier session ends nothing, and its call is not sent as another user', async () => {
  saveTokens(two)
  const sent = respondWith(async () => {
    beginNextSession()
    saveTokens({ register: { token: 'r2' }, shreder: { token: 's2' } })
    return { status: 401 }
  })
  expect((await faultOf(request(calls.one, {}))).kind).toBe('unauthorised')
  expect([heard.ended, tokenOf('shreder'), sent.length]).toEqual([0, 's2', 1])
})

test('a quiet call shows nothing; only a call outside the session does not end it', async () => {
  saveTokens(two)
  respondWith(() => ({ status: 401 }))
  await faultOf(request(calls.one, {}, { quiet: true, outside: true }))
  expect([heard.ended, heard.notices]).toEqual([0, []])
  await faultOf(request(calls.one, {}, { quiet: true }))
  expect([heard.ended, heard.notices]).toEqual([1, []])
})

const renewed = () => {
  saveTokens(two)
  const holding = sessionEnded$.subscribe(holdCalls)
  const sent = respondWith(({ headers }) =>
    headers.get('authorization') === 'Bearer s2' ? { json: { type: 1, resultData: { name: 'а' } } } : { status: 401 },
  )
  onTestFinished(() => {
    holding.unsubscribe()
    beginNextSession()
  })
  return { sent, tokens: () => sent.map(({ headers }) => headers.get('authorization')) }
}

test('calls at the end of the session wait, and are sent again once, with the same key', async () => {
  const { sent, tokens } = renewed()
  const first = request(calls.one, {}, { idempotencyKey: 'wish-1' })
  const second = request(calls.one, {})
  await expect.poll(() => heard.ended).toBe(1)
  const third = request(calls.one, {})
  await expect.poll(running).toBe(0)
  expect(tokens(), 'what is asked meanwhile is not sent at all').toEqual(['Bearer s1', 'Bearer s1'])
  saveTokens({ register: { token: 'r2' }, shreder: { token: 's2' } })
  releaseCalls(true)
  expect(await Promise.all([first, second, third])).toEqual(Array(3).fill({ name: 'а' }))
  expect(tokens().slice(2)).toEqual(Array(3).fill('Bearer s2'))
  expect(sent.filter(({ headers }) => headers.get('idempotency-key') === 'wish-1')).toHaveLength(2)
  expect([heard.ended, heard.notices]).toEqual([1, []])
})

test('without a new log-in the waiting calls end as unauthorised and are not sent again', async () => {
  const { sent } = renewed()
  const first = faultOf(request(calls.one, {}))
  await expect.poll(() => heard.ended).toBe(1)
  const second = faultOf(request(calls.one, {}))
  beginNextSession()
  expect((await Promise.all([first, second])).map(({ kind, message }) => [kind, message])).toEqual(
    Array(2).fill(['unauthorised', 'Сесията Ви е изтекла.']),
  )
  expect([sent.length, heard.ended]).toEqual([1, 1])
})

test('a response that arrives after the password was entered is requested again automatically', async () => {
  saveTokens(two)
  const sent = respondWith(async ({ headers }) => {
    if (headers.get('authorization') === 'Bearer s2') return { json: { type: 1, resultData: { name: 'а' } } }
    saveTokens({ register: { token: 'r2' }, shreder: { token: 's2' } })
    return { status: 401 }
  })
  expect(await request(calls.one, {})).toEqual({ name: 'а' })
  expect([sent.length, heard.ended]).toEqual([2, 0])
})
