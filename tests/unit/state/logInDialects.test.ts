import { expect, test } from 'vitest'
import { account } from '../../../src/contract/account.ts'
import { logIn, noRoles, serverAway, wrongCredentials } from '../../../src/state/logIn.ts'
import { answering } from '../../support/dialects.ts'
import { credentials, realBackend } from '../transport/realBackend.ts'

const server = realBackend()

test('whom both backends accept is in', async () => {
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
  ['a 401', { status: 401 }, 'credentials', wrongCredentials],
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
  ['another 500', { status: 500, body: '{"message":"Deadlock"}' }, 'away', serverAway],
  ['a 503', { status: 503 }, 'away', serverAway],
] as const)('a log-in refused by %s says why', async (_, refusal, because, message) => {
  server.speak(answering(account.login, refusal))
  const outcome = await logIn(credentials)
  expect(outcome).toMatchObject({ in: false, because, message: expect.stringMatching(message) })
})

test.each([
  ['null', '{"userName":"a","fullName":"А","roles":null}'],
  ['absent', '{"userName":"a","fullName":"А"}'],
  ['empty', '{"userName":"a","fullName":"А","roles":{}}'],
])('a user whose roles are %s has none, and is told so', async (_, body) => {
  server.speak(answering(account.getCurrentUserInfo, { status: 200, body }))
  expect(await logIn(credentials)).toEqual({ in: false, because: 'roles', message: noRoles })
})
