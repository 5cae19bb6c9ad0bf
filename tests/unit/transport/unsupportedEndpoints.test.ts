import { afterEach, expect, test } from 'vitest'
import { callName } from '../../../src/contract/endpoint.ts'
import { library } from '../../../src/contract/library.ts'
import { tasks } from '../../../src/contract/tasks.ts'
import { vehicles } from '../../../src/contract/vehicles.ts'
import { meansUnsupported, retryMissing } from '../../../src/transport/missingEndpoint.ts'
import { attempt } from '../../../src/transport/request.ts'
import { isSwitchedOff, missing$ } from '../../../src/transport/unsupportedEndpoints.ts'
import { openPage, respondWith } from './fakeBrowser.ts'
import { screenReaderPage } from './screenReaderPage.ts'

const heard = screenReaderPage()
afterEach(() => {
  for (const name of missing$.value) retryMissing(name)
})
const list = { query: { skip: 0, take: 10 }, body: {} }
const folder = { body: { id: 0, name: 'Нова', parentId: null, description: '', roles: [], documentsCount: null } }
const requestList = () => attempt(library.getLibraryDocuments, list)
const requestFolders = () => attempt(library.getLibraryFolders, {})
const create = () => attempt(library.createLibraryFolder, folder)

test.each([
  ['a proposed call, 501', vehicles.list, {}, { status: 501, json: undefined }, true],
  ['a proposed call, 405', vehicles.list, {}, { status: 405, json: { title: 'Method Not Allowed' } }, true],
  ['a proposed call, 404 without a body', vehicles.list, {}, { status: 404, json: undefined }, true],
  ['a proposed call, 404 as a page', vehicles.list, {}, { status: 404, json: undefined, garbled: true }, true],
  ['404 with words: the call is there', vehicles.list, {}, { status: 404, json: { title: 'Not Found' } }, false],
  ['404 of one record, which may be deleted', vehicles.byId, { id: 5 }, { status: 404, json: undefined }, false],
  ['501 of one record', vehicles.byId, { id: 5 }, { status: 501, json: undefined }, true],
  ['a failure', vehicles.list, {}, { status: 500, json: undefined }, false],
  ['a promised call', tasks.getTask, {}, { status: 404, json: undefined }, false],
])('a response that means a missing call: %s', (_title, endpoint, query, response, missing) => {
  expect(meansUnsupported(endpoint, query, response)).toBe(missing)
})

test.each([
  ['Car/List', ['Car'], true],
  ['Car/List', ['Car/List'], true],
  ['Car/List', ['Car/Costs', 'Ca'], false],
  ['CarAccess/List', ['Car'], false],
])('the call %s is off if %j is off: %j', (name, off, isOff) => expect(isSwitchedOff(name, off)).toBe(isOff))

test('a call missing in a backend is sent once and reported once; another of its group is not reported again', async () => {
  const sent = respondWith(() => ({ status: 404 }))
  const first = await requestList()
  const second = await requestList()
  expect([first, second].map((one) => !one.done && one.fault.message)).toEqual([
    'Не се поддържа от сървъра.',
    'Не се поддържа от сървъра.',
  ])
  await requestFolders()
  expect(sent.map(({ path }) => path)).toEqual([library.getLibraryDocuments.path, library.getLibraryFolders.path])
  expect(heard.notices.map(({ text, trace }) => [text, trace])).toEqual([
    ['Не се поддържа от сървъра.', [`POST ${library.getLibraryDocuments.path}`]],
  ])
})

test('a pressed button gets a message each time, and its call is sent once', async () => {
  const sent = respondWith(() => ({ status: 501 }))
  await create()
  await create()
  expect(sent).toHaveLength(1)
  expect(heard.notices).toHaveLength(2)
})

test('a call added meanwhile is detected at the next request', async () => {
  respondWith(() => ({ status: 404 }))
  await requestFolders()
  retryMissing(callName(library.getLibraryDocuments))
  respondWith(() => ({ json: { type: 1, resultData: [] } }))
  expect(await requestFolders()).toMatchObject({ done: true, reply: [] })
})

test('a call that the configuration switches off is not sent and not reported', async () => {
  openPage('http://localhost:4173/', { callsOff: ['Library'] })
  const sent = respondWith(() => ({ json: { type: 1, resultData: [] } }))
  expect((await requestFolders()).done).toBe(false)
  expect([sent, heard.notices]).toEqual([[], []])
})
