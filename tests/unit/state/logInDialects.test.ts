import { expect, test, vi } from 'vitest'
import { account } from '../../../src/contract/account.ts'
import { logIn, noRoles, serverAway, wrongCredentials } from '../../../src/state/logIn.ts'
import { answering } from '../../support/dialects.ts'
import { credentials, realBackend } from '../transport/realBackend.ts'

const server = realBackend()

test('a user whom both backends accept is logged in', async () => {
  expect(await logIn(credentials)).toMatchObject({ in: true })
})

const noServer = /^На настроения адрес няма сървър/
const noTokens = /^Сървърът отговори, но без данни за вход/
test.each([
  ['a wrong address', { status: 404 }, 'refused', noServer],
  ['an address that takes no POST', { status: 405 }, 'refused', noServer],
  ['a 403', { status: 403 }, 'forbidden', /^Сървърът не разрешава/],
  [
    'a 403 in words',
    { status: 403, body: '{"detail":"Достъпът е само от вътрешната мрежа."}' },
    'forbidden',
    /вътрешната мрежа/,
  ],
  ['too many tries', { status: 429, headers: { 'retry-after': '60' } }, 'refused', /твърде много заявки.* 60 сек/],
  ['an empty 200', { status: 200 }, 'refused', noTokens],
  ['a 200 without a token', { status: 200, body: '{"type":1,"resultData":{"token":""}}' }, 'refused', noTokens],
  ['a bare 401, as a wrong address gives it too', { status: 401 }, 'refused', /без да каже защо.*адресът на сървъра/],
  ['a 401 of something in front', { status: 401, body: '<h1>401</h1>', type: 'text/html' }, 'refused', /друг вход/],
  ['a 401 as ProblemDetails', { status: 401, body: '{"title":"Unauthorized"}' }, 'refused', /без да каже защо/],
  ['a 401 in the envelope', { status: 401, body: '{"type":0,"message":""}' }, 'credentials', wrongCredentials],
  ['a 401 in PascalCase', { status: 401, body: '{"Type":0,"Message":"Wrong"}' }, 'credentials', wrongCredentials],
  ['a 400', { status: 400, body: '{"username":["Непознат."]}' }, 'credentials', wrongCredentials],
  [
    'a 500 that speaks of the password',
    { status: 500, body: '{"message":"Невалидна парола"}' },
    'credentials',
    wrongCredentials,
  ],
  [
    'the same as plain text',
    { status: 500, body: 'Invalid user name', type: 'text/plain' },
    'credentials',
    wrongCredentials,
  ],
  [
    'an account that was taken away',
    { status: 200, body: '{"type":0,"message":"Потребителят е деактивиран."}' },
    'forbidden',
    /^Потребителят е деактивиран/,
  ],
  [
    'something that is no matter of the password',
    { status: 200, body: '{"type":0,"message":"Системата е в профилактика до 18:00 ч."}' },
    'refused',
    /^Системата е в профилактика/,
  ],
  ['another 500', { status: 500, body: '{"message":"Deadlock"}' }, 'away', new RegExp(`^${serverAway}`)],
  ['a 503', { status: 503 }, 'away', new RegExp(`^${serverAway}`)],
] as const)('a log-in refused by %s says why', async (_, refusal, because, message) => {
  server.speak(answering(account.login, refusal))
  const outcome = await logIn(credentials)
  expect(outcome).toMatchObject({ in: false, because, message: expect.stringMatching(message) })
})

test.each([
  ['null', '{"userName":"a","fullName":"А","roles":null}'],
  ['absent', '{"userName":"a","fullName":"А"}'],
  ['empty', '{"userName":"a","fullName":"А","roles":{}}'],
])('a user whose roles are %s has none, and gets a message', async (_, body) => {
  server.speak(answering(account.getCurrentUserInfo, { status: 200, body }))
  expect(await logIn(credentials)).toEqual({ in: false, because: 'roles', message: noRoles })
})

const jwt = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
const inHours = (hours: number) => Date.now() / 1000 + hours * 3600
test.each([
  ['the token says it, whatever the answer writes without a zone', jwt({ exp: inHours(2) }), -1, 2],
  ['the token says nothing', 'opaque', 3, 3],
  ['neither says it', 'opaque', null, null],
])('the end of a session: %s', async (_, token, hoursInResponse, hours) => {
  const expiration = hoursInResponse === null ? null : new Date(inHours(hoursInResponse) * 1000).toISOString()
  server.speak(
    answering(account.login, { status: 200, body: JSON.stringify({ type: 1, resultData: { token, expiration } }) }),
    answering(account.getCurrentUserInfo, {
      status: 200,
      body: '{"userName":"a","fullName":"А","roles":{"DOCUMENTS":true}}',
    }),
  )
  const end = await logIn(credentials)
  if (!end.in) throw new Error(end.message)
  const { seconds } = end.tokens.shreder
  if (hours === null) expect(seconds).toBeUndefined()
  else expect((seconds ?? 0) / 3600).toBeCloseTo(hours, 1)
})

test('a backend of another origin that refuses every request is reported with a remedy, and not as a temporary failure', async () => {
  const elsewhere = 'http://127.0.0.1:9'
  server.open({ api: { register: elsewhere, shreder: elsewhere } })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(await logIn(credentials)).toMatchObject({
    in: false,
    because: 'away',
    message: expect.stringMatching(/не допуска заявки от този адрес/),
  })
})
