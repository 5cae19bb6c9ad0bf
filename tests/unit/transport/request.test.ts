import { firstValueFrom } from 'rxjs'
import { expect, test, vi } from 'vitest'
import { download } from '../../../src/transport/download.ts'
import { isResponseLost } from '../../../src/transport/fault.ts'
import { pending$ } from '../../../src/transport/pendingRequests.ts'
import { attempt, newIdempotencyKey, request } from '../../../src/transport/request.ts'
import { notOurs } from '../../../src/transport/serverErrorText.ts'
import { saveTokens } from '../../../src/transport/tokens.ts'
import { calls, device, shared } from './calls.ts'
import { respondWith } from './fakeBrowser.ts'
import { faultOf, screenReaderPage } from './screenReaderPage.ts'

const heard = screenReaderPage()
const running = () => firstValueFrom(pending$)
const two = { register: { token: 'r1' }, shreder: { token: 's1' } }
const shapeless = 'Сървърът отговори по начин, който приложението не може да прочете.'

test('a call goes to its backend with its query, its body and that backend’s token', async () => {
  saveTokens(two)
  const sent = respondWith(() => ({ json: { type: 1, resultData: [{ name: 'а' }] } }))
  const reply = await request(calls.list, { query: { skip: 5 }, body: { name: 'А&Б' } })
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

test('without a token there is no authorisation header; a call of both goes to the given backend', async () => {
  const sent = respondWith(() => ({ json: { resultData: { name: 'а' } } }))
  await request(shared.who, {})
  await request(shared.who, {}, { backend: 'shreder', token: 'x' })
  expect(sent.map(({ backend, headers }) => [backend, headers.get('authorization')])).toEqual([
    ['register', null],
    ['shreder', 'Bearer x'],
  ])
})

test('one write has one key, however often it is sent; a read has none', async () => {
  const sent = respondWith(() => ({ json: { type: 1, resultData: { name: 'а' } } }))
  const idempotencyKey = newIdempotencyKey()
  await request(calls.save, { body: { name: '' } }, { idempotencyKey })
  await request(calls.save, { body: { name: '' } }, { idempotencyKey })
  await request(calls.one, {})
  expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([idempotencyKey, idempotencyKey, null])
  expect(sent[0]?.body).toEqual({ name: '' })
})

test('a call is sent at once, and once for all subscribers; the counter is raised while it runs', async () => {
  const sent = respondWith(() => ({ json: { type: 1, resultData: { name: 'а' } } }))
  const call = request(calls.one, {})
  expect(await running()).toBe(1)
  await Promise.all([call, call])
  expect(sent).toHaveLength(1)
  expect(await running()).toBe(0)
})

test('an aborted call ends as aborted, without a message, and the counter is lowered', async () => {
  respondWith(() => 'never')
  const control = new AbortController()
  const [tried, requested] = [attempt, request].map((call) => call(calls.one, {}, { signal: control.signal }))
  expect(await running()).toBe(2)
  control.abort()
  expect(await tried).toMatchObject({ done: false, fault: { kind: 'aborted' } })
  await expect(requested).rejects.toMatchObject({ kind: 'aborted' })
  expect([heard.notices, await running()]).toEqual([[], 0])
})

test('a call whose signal is aborted before it starts is not sent', async () => {
  const sent = respondWith(() => ({ json: { type: 1, resultData: { name: 'а' } } }))
  const outcome = await attempt(calls.one, {}, { signal: AbortSignal.abort() })
  expect(outcome).toMatchObject({ done: false, fault: { kind: 'aborted' } })
  expect(sent).toHaveLength(0)
})

test('a refusal inside a response: null, a notice with its lines, and the error for a form', async () => {
  respondWith(() => ({ json: { type: 0, message: 'Не може', additionalFieldMessages: { name: ['Празно'] } } }))
  expect(await request(calls.save, { body: { name: '' } })).toBeNull()
  expect(heard.notices).toMatchObject([{ kind: 'error', text: 'Не може', details: ['Празно'], milliseconds: 4000 }])
  const outcome = await attempt(calls.save, { body: { name: '' } })
  expect(outcome).toMatchObject({
    done: false,
    returned: null,
    fault: { kind: 'refused', fields: { name: ['Празно'] } },
  })
})

test('the device variant returns the body of a refusal with field messages', async () => {
  const json = { type: 0, message: 'Не', additionalFieldMessages: { name: ['Заето'] } }
  respondWith(() => ({ json }))
  const outcome = await attempt(device.save, { body: { name: 'а' } })
  expect(outcome).toMatchObject({ done: false, returned: json, fault: { kind: 'refused' } })
})

test.each([
  ['invalid', { status: 400, json: { errors: { name: ['Празно'] } } }, 'Внимание!', 'Празно', false],
  ['server', { status: 500, json: { message: 'x\nСрив\nвтори ред' } }, undefined, 'Срив\nвтори ред', false],
  [
    'server',
    { status: 500, text: '<h1>nginx</h1>', headers: { 'content-type': 'text/html' } },
    undefined,
    'В сървъра възникна грешка. Опитайте отново след малко.',
    false,
  ],
  ['unreadable', { status: 200, text: 'not json' }, undefined, notOurs, true],
  ['server', { status: 503 }, undefined, 'Сървърът временно не работи. Опитайте отново след малко.', true],
  ['server', { status: 502 }, undefined, 'Сървърът на системата не отговаря на този пред него.', true],
  ['unreadable', { json: { type: 1, resultData: { naam: 'а' } } }, 'Непълни данни', shapeless, true],
  ['unreadable', { json: { type: 1, resultData: null } }, 'Непълни данни', 'Сървърът не върна данни.', true],
  [
    'network',
    new TypeError('Failed to fetch'),
    'Грешка',
    'Няма връзка със сървъра. Проверете мрежата и опитайте отново.',
    true,
  ],
] as const)('a failure with %s is shown and passed on', async (kind, response, title, text, isLost) => {
  respondWith(() => response)
  const fault = await faultOf(request(calls.one, {}))
  expect(fault.kind).toBe(kind)
  expect(isResponseLost(fault)).toBe(isLost)
  expect(heard.notices).toMatchObject([title ? { kind: 'error', title, text } : { kind: 'error', text }])
  expect(await running()).toBe(0)
})

test('a response that does not arrive in the configured minutes is a timeout', async () => {
  vi.useFakeTimers()
  respondWith(() => 'never')
  const fault = faultOf(request(calls.one, {}))
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(heard.notices).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect((await fault).kind).toBe('timeout')
  expect(heard.notices).toMatchObject([{ kind: 'error', title: 'Грешка' }])
})

test('a file has the name given by the server', async () => {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''%D0%B0.pdf",
  }
  const sent = respondWith(() => ({ text: '%PDF-1.7', headers }))
  const file = await download(calls.file, { body: { name: '' } })
  expect([file?.name, await file?.text(), sent[0]?.body]).toEqual(['а.pdf', '%PDF-1.7', {}])
})

test.each(['application/json', 'application/octet-stream'])(
  'a refusal instead of a file (%s) is detected',
  async (type) => {
    respondWith(() => ({ json: { type: 0, message: 'Файлът липсва' }, headers: { 'content-type': type } }))
    expect(await download(calls.file, { body: { name: 'а' } })).toBeNull()
    expect(heard.notices).toMatchObject([{ kind: 'error', text: 'Файлът липсва' }])
  },
)

test('a file with JSON content is not taken for a refusal', async () => {
  const headers = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename=a.json' }
  respondWith(() => ({ json: { type: 0, message: 'данни' }, headers }))
  const file = await download(calls.file, { body: { name: 'а' } })
  expect(file?.name).toBe('a.json')
})
