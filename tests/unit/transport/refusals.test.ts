import { expect, test } from 'vitest'
import { account } from '../../../src/contract/account.ts'
import { documents } from '../../../src/contract/documents.ts'
import { fieldMessage } from '../../../src/transport/fault.ts'
import { notices$ } from '../../../src/transport/notices.ts'
import { attempt } from '../../../src/transport/request.ts'
import { sessionEnded$ } from '../../../src/transport/sessionEnded.ts'
import { tokenOf } from '../../../src/transport/tokens.ts'
import { answering } from '../../support/dialects.ts'
import { end, faultOf, firstPage, realBackend } from './realBackend.ts'

const server = realBackend()
const problem = (fields: object) => ({ body: JSON.stringify(fields), type: 'application/problem+json' })
const refusedBy = (status: number, more: object = {}) => answering(documents.getAllDocumentsForDMS, { status, ...more })

test.each([
  ['its detail', 500, problem({ title: 'Грешка.', detail: 'Базата не отговаря.' }), 'Базата не отговаря.'],
  ['its title', 409, problem({ title: 'Документът е заключен.' }), 'Документът е заключен.'],
  ['a plain text', 500, { body: 'Няма място на диска.', type: 'text/plain' }, 'Няма място на диска.'],
  ['a text in JSON', 500, { body: '"Няма място."' }, 'Няма място.'],
  ['a message', 403, { body: '{"message":"Само за деловодители."}' }, 'Само за деловодители.'],
])('the message of a refusal is read: %s', async (_, status, body, message) => {
  server.speak(refusedBy(status, body))
  expect(faultOf(await firstPage())).toMatchObject({ kind: 'server', status, message })
})

test.each([
  [403, {}, 'Сървърът не разрешава това действие: нямате нужното право.'],
  [404, problem({ title: 'Not Found' }), 'Търсеното не е намерено на сървъра. Възможно е междувременно да е изтрито.'],
  [
    409,
    { body: 'Conflict', type: 'text/plain' },
    'Междувременно записът е променен. Заредете го отново и опитайте пак.',
  ],
  [413, { body: '<html>413</html>', type: 'text/html' }, 'Изпратеното е по-голямо, отколкото сървърът приема.'],
  [429, {}, 'Към сървъра са изпратени твърде много заявки. Опитайте отново след малко.'],
  [
    429,
    { headers: { 'retry-after': '30' } },
    'Към сървъра са изпратени твърде много заявки. Опитайте отново след 30 сек.',
  ],
  [503, { headers: { 'retry-after': '300' } }, 'Сървърът временно не работи. Опитайте отново след 5 мин.'],
  [503, problem({ title: 'Service Unavailable' }), 'Сървърът временно не работи. Опитайте отново след малко.'],
])('a status %i without a Bulgarian message gets a sentence of its own', async (status, body, message) => {
  server.speak(refusedBy(status, body))
  expect(faultOf(await firstPage())).toMatchObject({ kind: 'server', status, message })
})

const subject = 'Полето е задължително.'
const inSmall = { subjectDescription: [subject] }
test.each([
  [
    'ProblemDetails of 400',
    400,
    problem({ title: 'Validation', status: 400, errors: { 'Body.SubjectDescription': [subject] } }),
  ],
  ['ProblemDetails of 422', 422, problem({ type: 'about:blank', title: 'Invalid', errors: inSmall })],
  ['the bare map', 400, { body: JSON.stringify({ SubjectDescription: [subject] }) }],
  ['the bare map with one text', 400, { body: JSON.stringify({ subjectDescription: subject }) }],
  ['the envelope', 400, { body: JSON.stringify({ type: 0, additionalFieldMessages: inSmall }) }],
  [
    'the envelope in PascalCase',
    400,
    { body: JSON.stringify({ Type: 0, AdditionalFieldMessages: { SubjectDescription: [subject] } }) },
  ],
  [
    'the envelope with 200',
    200,
    { body: JSON.stringify({ type: 0, additionalFieldMessages: { SubjectDescription: [subject] } }) },
  ],
])('the messages of fields are assigned to their fields: %s', async (_, status, body) => {
  server.speak(refusedBy(status, body))
  expect(fieldMessage(faultOf(await firstPage()), 'subjectDescription')).toBe(subject)
})

test('field errors are shown under „Внимание!“', async () => {
  const shown: string[] = []
  const listening = notices$.subscribe(({ title, text }) => shown.push(`${title} ${text}`))
  server.speak(answering(documents.getDocument, { status: 422, ...problem({ errors: inSmall }) }))
  await attempt(documents.getDocument, { query: { docGuid: 'x' } })
  listening.unsubscribe()
  expect(shown).toEqual([`Внимание! ${subject}`])
})

test('401 ends the session once and removes both tokens', async () => {
  let ended = 0
  const listening = sessionEnded$.subscribe(() => (ended += 1))
  server.speak(refusedBy(401, problem({ title: 'Unauthorized' })))
  const outcomes = await Promise.all([firstPage(), firstPage()])
  listening.unsubscribe()
  expect(outcomes.map((one) => faultOf(one)?.kind)).toEqual(['unauthorised', 'unauthorised'])
  expect([ended, tokenOf('register'), tokenOf('shreder')]).toEqual([1, null, null])
})

test('401 for a refused log-in ends no session', async () => {
  server.speak(answering(account.login, { status: 401 }))
  await end(account.login, { body: { username: 'a', password: 'b' } }, { backend: 'register', outside: true })
  expect(tokenOf('register')).not.toBeNull()
})
