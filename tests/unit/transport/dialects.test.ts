import { beforeAll, expect, test } from 'vitest'
import { type Change, ofResultData } from '../../../scripts/backend/api.ts'
import { account } from '../../../src/contract/account.ts'
import { documentParts } from '../../../src/contract/documentParts.ts'
import { documents } from '../../../src/contract/documents.ts'
import { metadata } from '../../../src/contract/metadata.ts'
import { orgStructure } from '../../../src/contract/orgStructure.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import type { Outcome } from '../../../src/transport/request.ts'
import * as dialect from '../../support/dialects.ts'
import { letterBody } from '../document-write/aDocument.ts'
import { end, faultOf, firstPage, realBackend } from './realBackend.ts'

const server = realBackend()
let docGuid = ''
beforeAll(async () => {
  const page = await firstPage()
  docGuid = page.done ? (page.reply.items.find(({ hasFiles }) => hasFiles)?.guid ?? '') : ''
})

const reads: Record<string, () => Promise<Outcome<unknown>>> = {
  'the list of documents': firstPage,
  'a document': () => end(documents.getDocument, { query: { docGuid } }),
  'its tasks': () => end(tasks.getDocumentTasks, { query: { docGuid } }),
  'its correspondents': () => end(documents.getDocumentCorrespondents, { query: { docGuid } }),
  'the types of documents': () => end(metadata.getDocumentTypes, { query: { type: 1 } }),
  'the structure': () => end(orgStructure.getOrgStructure, { query: { includeDisabled: false } }),
  'the current user': () => end(account.getCurrentUserInfo, {}),
}
/** Returns a copy to compare, with instants as points in time, because their texts may have different offsets. */
const comparable = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' && /^\d{4}-\d\d-\d\dT/.test(one) ? Date.parse(one) : one,
  )

const harmless: Record<string, Change> = {
  'leaves nulls out': dialect.withoutNulls,
  'has no envelope': dialect.withoutEnvelope,
  'sends more fields': dialect.moreFields,
  'writes numbers as text': dialect.numbersAsText,
  'writes times of Sofia without a zone': dialect.withoutZone,
  'writes days as instants': dialect.daysAsInstants,
  'writes names in PascalCase': dialect.pascalCase,
}
test.each(Object.keys(harmless).flatMap((how) => Object.keys(reads).map((what) => [how, what] as const)))(
  'the responses of a server that %s are read the same: %s',
  async (how, what) => {
    const plain = await reads[what]?.()
    server.speak(harmless[how] as Change)
    const other = await reads[what]?.()
    expect(plain?.done).toBe(true)
    expect(comparable(other)).toEqual(comparable(plain))
  },
)

test.each([['{ data, total } for { items }', dialect.dataAndTotal]])(
  'the response %s is an error with a message, and not a list',
  async (_, change) => {
    server.speak(change)
    expect(faultOf(await firstPage())).toMatchObject({ kind: 'unreadable', message: expect.stringMatching(/[а-я]/) })
  },
)

test.each([
  ['204', { status: 204 }],
  ['an empty body', { status: 200 }],
  ['resultData null', { status: 200, body: '{"type":1,"resultData":null}' }],
])(
  'a page of a list with the response %s is not an empty list; a whole list is empty, with a notice',
  async (_, refusal) => {
    server.speak(
      dialect.answering(documents.getAllDocumentsForDMS, refusal),
      dialect.answering(metadata.getDocumentTypes, refusal),
    )
    expect(faultOf(await firstPage())).toMatchObject({ kind: 'unreadable', message: 'Сървърът не върна данни.' })
    expect(await reads['the types of documents']?.()).toEqual({ done: true, reply: [] })
  },
)

const wordsOf = (words: readonly string[]): Change =>
  dialect.ofValues((value, name) =>
    name === 'documentDirectionId' && typeof value === 'number' ? (words[value - 1] ?? value) : value,
  )
test.each([
  ['as the specification names them', ['INCOMING', 'INTERNAL', 'OUTGOING']],
  ['as .NET does', ['Incoming', 'Internal', 'Outgoing']],
])('a list whose enumerations are sent by name, %s, is read', async (_, words) => {
  const plain = await firstPage()
  server.speak(wordsOf(words))
  expect(comparable(await firstPage())).toEqual(comparable(plain))
})

test('a count without rows has a separate message', async () => {
  server.speak(
    ofResultData((data) => (data && typeof data === 'object' && 'items' in data ? { ...data, items: [] } : data)),
  )
  const message = 'Сървърът брои записи, но не изпрати нито един.'
  expect(faultOf(await firstPage())).toMatchObject({ kind: 'unreadable', message })
})

test('unknown names lose only their fields', async () => {
  server.speak(wordsOf(['In', 'Inside', 'Out']))
  const page = await firstPage()
  expect(page.done && new Set(page.reply.items.map((row) => row.documentDirectionId))).toEqual(new Set([null]))
})

test.each([
  ['204', { status: 204 }],
  ['an empty body', { status: 200 }],
  ['resultData null', { status: 200, body: '{"type":1,"resultData":null}' }],
])('an update with the response %s has succeeded; a new record needs its data', async (_, refusal) => {
  const comment = { id: 7, docGuid, content: 'Да', onlyMyDepartment: false, mentionedPersonIds: [] }
  server.speak(
    dialect.answering(documentParts.editDocumentComment, refusal),
    dialect.answering(documentParts.createDocumentComment, refusal),
    dialect.answering(documents.editDocument, refusal),
  )
  const edited = await end(documentParts.editDocumentComment, { body: comment })
  expect(edited).toMatchObject({ done: true, reply: { id: 7, content: 'Да' } })
  const made = await end(documentParts.createDocumentComment, { body: { ...comment, id: 0 } })
  expect(faultOf(made)?.kind).toBe('unreadable')
  const changedGuid = '00000000-0000-4000-8000-000000000009'
  const body = { ...letterBody(), guid: docGuid, changedGuid }
  expect(await end(documents.editDocument, { body })).toEqual({
    done: true,
    reply: { guid: docGuid, changedGuid: null },
  })
})
