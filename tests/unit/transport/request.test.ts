import { firstValueFrom } from 'rxjs'
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { download } from '../../../src/transport/download.ts'
import { endedUnclear, Fault } from '../../../src/transport/fault.ts'
import { type Notice, notices$ } from '../../../src/transport/notices.ts'
import { pending$ } from '../../../src/transport/pending.ts'
import { attempt, newIntent, request } from '../../../src/transport/request.ts'
import { holdCalls, releaseCalls, sessionEnded$, turnSession } from '../../../src/transport/sessionEnded.ts'
import { keepTokens, tokenOf } from '../../../src/transport/tokens.ts'
import { calls, device, shared } from './calls.ts'
import { answerWith, openPage } from './fakeBrowser.ts'

let notices: Notice[] = []
let ended = 0
const two = { register: { token: 'r1' }, shreder: { token: 's1' } }
const listening = [notices$.subscribe((notice) => notices.push(notice)), sessionEnded$.subscribe(() => (ended += 1))]
const running = () => firstValueFrom(pending$)
const shapeless = 'Сървърът отговори по начин, който приложението не може да прочете.'
const faultOf = async (call: Promise<unknown>): Promise<Fault> => {
  const thrown: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  return thrown instanceof Fault ? thrown : new Fault('aborted', `not a fault: ${thrown}`)
}

beforeEach(() => {
  notices = []
  ended = 0
  openPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
afterAll(() => {
  for (const one of listening) one.unsubscribe()
})

test('a call goes to its backend with its query, its body and that backend’s token', async () => {
  keepTokens(two)
  const sent = answerWith(() => ({ json: { type: 1, resultData: [{ name: 'а' }] } }))
  const reply = await firstValueFrom(request(calls.list, { query: { skip: 5 }, body: { name: 'А&Б' } }))
  expect(reply).toEqual([{ name: 'а' }])
  expect(sent[0]).toMatchObject({
    backend: 'shreder',
    path: '/api/Test/List',
    query: 'skip=5',
    method: 'POST',
    body: { name: 'А&Б' },
  })
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer s1')
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
})

test('without a token there is no authorisation header; a call of both goes where it is told', async () => {
  const sent = answerWith(() => ({ json: { resultData: { name: 'а' } } }))
  await firstValueFrom(request(shared.who, {}))
  await firstValueFrom(request(shared.who, {}, { backend: 'shreder', token: 'x' }))
  expect(sent.map(({ backend, headers }) => [backend, headers.get('authorization')])).toEqual([
    ['register', null],
    ['shreder', 'Bearer x'],
  ])
})

test('one intent has one key, however often it is sent; a read has none', async () => {
  const sent = answerWith(() => ({ json: { type: 1, resultData: { name: 'а' } } }))
  const intent = newIntent()
  await firstValueFrom(request(calls.save, { body: { name: '' } }, { intent }))
  await firstValueFrom(request(calls.save, { body: { name: '' } }, { intent }))
  await firstValueFrom(request(calls.one, {}))
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([intent, intent, null])
  expect(sent[0]?.body).toEqual({ name: '' })
})

test('nothing is sent before somebody waits for it; the counter is up while it runs', async () => {
  const sent = answerWith(() => ({ json: { type: 1, resultData: { name: 'а' } } }))
  const call = request(calls.one, {})
  expect(sent).toHaveLength(0)
  const waiting = firstValueFrom(call)
  expect(await running()).toBe(1)
  await waiting
  expect(await running()).toBe(0)
})

test('nobody waits any more: the call is aborted, nothing is said, the counter is down', async () => {
  answerWith(() => 'never')
  const received: unknown[] = []
  const waiting = request(calls.one, {}).subscribe({
    next: (one) => received.push(one),
    error: (one) => received.push(one),
  })
  waiting.unsubscribe()
  await Promise.resolve()
  expect([received, notices, await running()]).toEqual([[], [], 0])
})

test('a refusal inside an answer: null, a notice with its lines, and the fault for a form', async () => {
  answerWith(() => ({ json: { type: 0, message: 'Не може', additionalFieldMessages: { name: ['Празно'] } } }))
  expect(await firstValueFrom(request(calls.save, { body: { name: '' } }))).toBeNull()
  expect(notices).toMatchObject([{ kind: 'error', text: 'Не може', details: ['Празно'], milliseconds: 4000 }])
  const outcome = await firstValueFrom(attempt(calls.save, { body: { name: '' } }))
  expect(outcome).toMatchObject({
    done: false,
    returned: null,
    fault: { kind: 'refused', fields: { name: ['Празно'] } },
  })
})

test('the device variant returns the body of a refusal with field messages', async () => {
  const json = { type: 0, message: 'Не', additionalFieldMessages: { name: ['Заето'] } }
  answerWith(() => ({ json }))
  const outcome = await firstValueFrom(attempt(device.save, { body: { name: 'а' } }))
  expect(outcome).toMatchObject({ done: false, returned: json, fault: { kind: 'refused' } })
})

test.each([
  ['invalid', { status: 400, json: { errors: { name: ['Празно'] } } }, 'Внимание!', 'Празно', false],
  ['server', { status: 500, json: { message: 'x\nСрив\nвтори ред' } }, undefined, 'Срив\nвтори ред', false],
  [
    'server',
    { status: 500, text: '<h1>nginx</h1>', headers: { 'content-type': 'text/html' } },
    undefined,
    'Грешка',
    false,
  ],
  ['server', { status: 200, text: 'not json' }, undefined, 'Грешка', false],
  ['server', { status: 503 }, undefined, 'Сървърът временно не работи. Опитайте отново след малко.', true],
  ['server', { status: 502 }, undefined, 'Грешка', true],
  ['unreadable', { json: { type: 1, resultData: { Name: 'а' } } }, 'Непълни данни', shapeless, true],
  ['unreadable', { json: { type: 1, resultData: null } }, 'Непълни данни', 'Сървърът не върна данни.', true],
  [
    'network',
    new TypeError('Failed to fetch'),
    'Грешка',
    'Няма връзка със сървъра. Проверете мрежата и опитайте отново.',
    true,
  ],
] as const)('%s: shown and passed on', async (kind, answer, title, text, unclear) => {
  answerWith(() => answer)
  const fault = await faultOf(firstValueFrom(request(calls.one, {})))
  expect(fault.kind).toBe(kind)
  expect(endedUnclear(fault)).toBe(unclear)
  expect(notices).toMatchObject([title ? { kind: 'error', title, text } : { kind: 'error', text }])
  expect(await running()).toBe(0)
})

test('an answer that does not come in the configured minutes', async () => {
  vi.useFakeTimers()
  answerWith(() => 'never')
  const fault = faultOf(firstValueFrom(request(calls.one, {})))
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(notices).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect((await fault).kind).toBe('timeout')
  expect(notices).toMatchObject([{ kind: 'error', title: 'Грешка' }])
})

test('401 ends the session once, however many calls meet it, and shows nothing itself', async () => {
  keepTokens(two)
  answerWith(() => ({ status: 401 }))
  const faults = await Promise.all(
    [calls.one, calls.one, calls.options].map((one) => faultOf(firstValueFrom(request(one, {})))),
  )
  expect(faults.map(({ kind }) => kind)).toEqual(['unauthorised', 'unauthorised', 'unauthorised'])
  expect([ended, notices, tokenOf('shreder'), tokenOf('register')]).toEqual([1, [], null, null])
})

test('a 401 of an earlier session ends nothing and is not sent as somebody else', async () => {
  keepTokens(two)
  const sent = answerWith(async () => {
    turnSession()
    keepTokens({ register: { token: 'r2' }, shreder: { token: 's2' } })
    return { status: 401 }
  })
  expect((await faultOf(firstValueFrom(request(calls.one, {})))).kind).toBe('unauthorised')
  expect([ended, tokenOf('shreder'), sent.length]).toEqual([0, 's2', 1])
})

test('a quiet call says nothing; only a call outside the session ends none', async () => {
  keepTokens(two)
  answerWith(() => ({ status: 401 }))
  await faultOf(firstValueFrom(request(calls.one, {}, { quiet: true, outside: true })))
  expect([ended, notices]).toEqual([0, []])
  await faultOf(firstValueFrom(request(calls.one, {}, { quiet: true })))
  expect([ended, notices]).toEqual([1, []])
})

/** A backend that accepts `s2` only, and a person who is asked for the password when the session ends. */
const renewed = () => {
  keepTokens(two)
  const holding = sessionEnded$.subscribe(holdCalls)
  const sent = answerWith(({ headers }) =>
    headers.get('authorization') === 'Bearer s2' ? { json: { type: 1, resultData: { name: 'а' } } } : { status: 401 },
  )
  onTestFinished(() => {
    holding.unsubscribe()
    turnSession()
  })
  return { sent, tokens: () => sent.map(({ headers }) => headers.get('authorization')) }
}

test('calls that meet the end of the session wait, and are sent again once, as the same wish', async () => {
  const { sent, tokens } = renewed()
  const first = firstValueFrom(request(calls.one, {}, { intent: 'wish-1' }))
  const second = firstValueFrom(request(calls.one, {}))
  await expect.poll(() => ended).toBe(1)
  const third = firstValueFrom(request(calls.one, {}))
  await expect.poll(running).toBe(0)
  expect(tokens(), 'what is asked meanwhile is not sent at all').toEqual(['Bearer s1', 'Bearer s1'])
  keepTokens({ register: { token: 'r2' }, shreder: { token: 's2' } })
  releaseCalls(true)
  expect(await Promise.all([first, second, third])).toEqual(Array(3).fill({ name: 'а' }))
  expect(tokens().slice(2)).toEqual(Array(3).fill('Bearer s2'))
  expect(sent.filter(({ headers }) => headers.get('idempotency-key') === 'wish-1')).toHaveLength(2)
  expect([ended, notices]).toEqual([1, []])
})

test('when nobody comes back the waiting calls end as unauthorised and send nothing more', async () => {
  const { sent } = renewed()
  const first = faultOf(firstValueFrom(request(calls.one, {})))
  await expect.poll(() => ended).toBe(1)
  const second = faultOf(firstValueFrom(request(calls.one, {})))
  turnSession()
  expect((await Promise.all([first, second])).map(({ kind, message }) => [kind, message])).toEqual(
    Array(2).fill(['unauthorised', 'Сесията Ви е изтекла.']),
  )
  expect([sent.length, ended]).toEqual([1, 1])
})

test('an answer that comes after the password was given is asked again by itself', async () => {
  keepTokens(two)
  const sent = answerWith(async ({ headers }) => {
    if (headers.get('authorization') === 'Bearer s2') return { json: { type: 1, resultData: { name: 'а' } } }
    keepTokens({ register: { token: 'r2' }, shreder: { token: 's2' } })
    return { status: 401 }
  })
  expect(await firstValueFrom(request(calls.one, {}))).toEqual({ name: 'а' })
  expect([sent.length, ended]).toEqual([2, 0])
})

test('a file comes with the name the server gave', async () => {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''%D0%B0.pdf",
  }
  const sent = answerWith(() => ({ text: '%PDF-1.7', headers }))
  const file = await firstValueFrom(download(calls.file, { body: { name: '' } }))
  expect([file?.name, await file?.text(), sent[0]?.body]).toEqual(['а.pdf', '%PDF-1.7', {}])
})

test.each(['application/json', 'application/octet-stream'])(
  'a refusal instead of a file (%s) is found',
  async (type) => {
    answerWith(() => ({ json: { type: 0, message: 'Файлът липсва' }, headers: { 'content-type': type } }))
    expect(await firstValueFrom(download(calls.file, { body: { name: 'а' } }))).toBeNull()
    expect(notices).toMatchObject([{ kind: 'error', text: 'Файлът липсва' }])
  },
)

test('a JSON file that is really a file is not taken for a refusal', async () => {
  const headers = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename=a.json' }
  answerWith(() => ({ json: { type: 0, message: 'данни' }, headers }))
  const file = await firstValueFrom(download(calls.file, { body: { name: 'а' } }))
  expect(file?.name).toBe('a.json')
})
