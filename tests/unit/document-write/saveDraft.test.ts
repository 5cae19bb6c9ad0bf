import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ExistingIds } from '../../../src/screen-kit/saving/existingIds.ts'
import { takeConfig } from '../../../src/transport/config.ts'
import { Fault } from '../../../src/transport/fault.ts'
import { notices$ } from '../../../src/transport/notices.ts'
import { config } from '../transport/fakeBrowser.ts'
import { letterBody, storedDocument } from './aDocument.ts'
import { fails, fakeServer } from './fakeCalls.ts'
import { changeDraft, createDraft, createdEarlier, lookForDraft, registerDraft } from './sentDraft.ts'

const withKeys = (keysAreKept: boolean) =>
  takeConfig({ ...config, mode: 'connected', writes: { ...config.writes, keysAreKept } })
beforeEach(() => void withKeys(false))
afterAll(() => void takeConfig(config))

const body = letterBody()
const newDraft = () => ({ body, intent: 'one', personId: 1, before: new ExistingIds() })

test('a draft is created with the key of the form', async () => {
  const server = fakeServer()
  expect(await createDraft(server.calls, newDraft())).toEqual({ kind: 'done', reply: { guid: 'made', body } })
  expect(server.log, 'what was made is counted afterwards').toEqual(['equalDrafts', 'create', '  one', 'equalDrafts'])
})

test('before the request, the data to recognise the draft is stored, and a reloaded page finds it', async () => {
  const server = fakeServer()
  const draft = newDraft()
  const stored: unknown[] = []
  await createDraft(server.calls, draft, async () => void stored.push([...server.log], draft.before.ids))
  expect(stored, 'after the question and before the write').toEqual([['equalDrafts'], []])
  const again = { ...draft, before: ExistingIds.restored(draft.before.ids) }
  expect(await createdEarlier(server.calls, again)).toMatchObject({ kind: 'done', reply: { guid: 'made' } })
  expect(server.log.slice(4), 'it is found, and not sent again').toEqual(['equalDrafts'])
})

test('a draft that a reloaded page cannot find is sent again unchanged, with its key', async () => {
  const server = fakeServer()
  const again = { ...newDraft(), before: ExistingIds.restored([]) }
  expect(await createdEarlier(server.calls, again)).toMatchObject({ kind: 'done', reply: { guid: 'made', body } })
  expect(server.log.slice(0, 3)).toEqual(['equalDrafts', 'create', '  one'])
})

test('a lost response starts a search: the draft that arrived is used, not created again', async () => {
  const server = fakeServer()
  server.fallback('create', () => server.keep(body))
  server.next('create', fails('timeout'))
  expect(await createDraft(server.calls, newDraft())).toMatchObject({ kind: 'done', reply: { guid: 'made' } })
  expect(server.log).toEqual(['equalDrafts', 'create', 'equalDrafts'])
})

test('a request that never arrived is reported; an unreachable server leaves the result unknown', async () => {
  const server = fakeServer()
  server.next('create', fails('network'))
  expect(await createDraft(server.calls, newDraft())).toMatchObject({ kind: 'refused' })
  const draft = newDraft()
  server.next('create', fails('network'))
  server.fallback('create', () => server.next('equalDrafts', fails('network'), fails('network')))
  expect(await createDraft(server.calls, draft)).toEqual({ kind: 'unknown' })
  expect(await lookForDraft(server.calls, draft)).toEqual({ kind: 'unknown' })
  expect(await lookForDraft(server.calls, draft)).toMatchObject({ kind: 'refused' })
})

test('an equal former draft is not taken for the lost one, and a late one is found by the same key', async () => {
  const server = fakeServer(null, ['yesterday'])
  const draft = newDraft()
  server.next('create', fails('timeout'), fails('timeout'))
  expect(await createDraft(server.calls, draft)).toMatchObject({ kind: 'refused', fault: { kind: 'network' } })
  server.keep(body)
  expect(await createDraft(server.calls, draft)).toMatchObject({ kind: 'done', reply: { guid: 'made' } })
})

test('without the list of existing drafts nothing is sent; a refused list stops no draft', async () => {
  const server = fakeServer(null, ['yesterday'])
  server.next('equalDrafts', fails('network'), fails('server'))
  expect(await createDraft(server.calls, newDraft())).toMatchObject({ kind: 'refused' })
  expect(server.log).toEqual(['equalDrafts'])
  server.next('equalDrafts', fails('refused'))
  server.next('create', fails('timeout'))
  expect(await createDraft(server.calls, newDraft())).toEqual({ kind: 'unknown' })
})

describe('a backend that applies a key once', () => {
  beforeEach(() => void withKeys(true))

  test('a draft is created with one request, and its key is stored before', async () => {
    const server = fakeServer(null, ['yesterday'])
    const draft = newDraft()
    const stored: unknown[] = []
    const done = await createDraft(
      server.calls,
      draft,
      async () => void stored.push([...server.log], draft.before.isSent),
    )
    expect(done).toEqual({ kind: 'done', reply: { guid: 'made', body } })
    expect(stored).toEqual([[], true])
    expect(server.log).toEqual(['create', '  one'])
  })

  test('a refusal is shown with its error, and no search is made', async () => {
    const server = fakeServer()
    server.next('create', fails('refused', { subjectDescription: ['Проверете.'] }))
    const step = await createDraft(server.calls, newDraft())
    expect(step).toMatchObject({ kind: 'refused', fault: { fields: { subjectDescription: ['Проверете.'] } } })
    expect(server.log).toEqual(['create'])
  })

  test('if no equal draft exists, the lost creation was not applied', async () => {
    const server = fakeServer()
    server.next('create', fails('timeout'))
    expect(await createDraft(server.calls, newDraft())).toMatchObject({ kind: 'refused', fault: { kind: 'network' } })
    expect(server.log).toEqual(['create', 'equalDrafts'])
  })

  test('if equal drafts exist, a lost creation is sent again with its key, and the response names the draft', async () => {
    const server = fakeServer(null, ['yesterday'])
    server.next('create', fails('timeout'))
    expect(await createDraft(server.calls, newDraft())).toEqual({ kind: 'done', reply: { guid: 'made', body } })
    expect(server.log).toEqual(['create', 'equalDrafts', 'create', '  one'])
  })

  test.each([
    ['lost again', fails('timeout'), 'unknown'],
    ['refused', fails('refused'), 'refused'],
    ['a failure of the server', fails('server'), 'unknown'],
    ['under way (409)', { ...fails('refused'), fault: new Fault('refused', '', { status: 409 }) }, 'unknown'],
    ['not sent', { ...fails('network'), fault: new Fault('network', '', { ended: 'unsent' }) }, 'unknown'],
  ] as const)('the repeated request is %s', async (_, again, kind) => {
    const server = fakeServer(null, ['yesterday'])
    server.next('create', fails('timeout'), again)
    expect((await createDraft(server.calls, newDraft())).kind).toBe(kind)
  })

  test('a reloaded page finds the draft by its key', async () => {
    const server = fakeServer(null, ['yesterday'])
    const again = { ...newDraft(), before: ExistingIds.restored(null) }
    expect(await createdEarlier(server.calls, again)).toEqual({ kind: 'done', reply: { guid: 'made', body } })
    expect(server.log).toEqual(['create', '  one'])
  })
})

test('an equal form is not sent again', async () => {
  const server = fakeServer(storedDocument())
  const step = await changeDraft(server.calls, { guid: 'made', body }, letterBody())
  expect([step.kind, server.log]).toEqual(['done', []])
})

test('a changed form is saved over the newest version, its correspondents by separate calls', async () => {
  const server = fakeServer(storedDocument())
  const changed = letterBody({
    note: 'още',
    correspondents: [9, 7].map((id) => ({ id, name: '', isLegalEntity: true, identifier: '' })),
  })
  const newest = server.document().changedGuid
  expect(await changeDraft(server.calls, { guid: 'made', body }, changed)).toMatchObject({ kind: 'done' })
  expect(server.log).toEqual(['correspondents 9,7', 'read', 'edit'])
  expect(server.bodies()[0]).toMatchObject({ guid: 'made', changedGuid: newest, note: 'още' })
})

test.each([
  ['came', true, 'done'],
  ['did not come', false, 'refused'],
] as const)('after a lost response to a change, the document shows that it %s', async (_, came, kind) => {
  const server = fakeServer(storedDocument())
  server.next('edit', fails('timeout'))
  if (came) server.fallback('edit', () => server.change({}))
  const step = await changeDraft(server.calls, { guid: 'made', body }, letterBody({ note: 'още' }))
  expect(step.kind).toBe(kind)
})

test('a number is given once; a lost response is resolved from the document', async () => {
  const server = fakeServer(storedDocument())
  server.next('register', fails('timeout'))
  expect(await registerDraft(server.calls, 'made', 'r')).toMatchObject({ kind: 'refused' })
  expect(await registerDraft(server.calls, 'made', 'r')).toEqual({ kind: 'done', reply: { isRegistered: true } })
  server.next('register', fails('network'))
  expect(await registerDraft(server.calls, 'made', 'r')).toEqual({ kind: 'done', reply: { isRegistered: true } })
  server.next('register', fails('network'))
  server.next('read', fails('network'))
  expect(await registerDraft(server.calls, 'made', 'r')).toEqual({ kind: 'unknown' })
})

test('„вече е регистриран“ after a lost response gives the number, not an endless refusal', async () => {
  const server = fakeServer(storedDocument())
  const notices: string[] = []
  const listening = notices$.subscribe(({ text }) => notices.push(text))
  server.fallback('register', () => server.change({ documentNumber: '04-1' }))
  server.next('register', fails('timeout'), fails('refused'), fails('invalid'))
  server.next('read', fails('network'))
  expect(await registerDraft(server.calls, 'made', 'r')).toEqual({ kind: 'unknown' })
  expect(await registerDraft(server.calls, 'made', 'r')).toEqual({ kind: 'done', reply: { isRegistered: true } })
  expect(await registerDraft(server.calls, 'made', 'r')).toEqual({ kind: 'done', reply: { isRegistered: true } })
  listening.unsubscribe()
  expect(server.log.filter((call) => call.startsWith('tell'))).toEqual([])
  expect(notices, 'while nobody could be asked').toEqual([expect.stringContaining('Не е известно дали действието')])
})

test('a refused registration is shown, and the draft stays', async () => {
  const server = fakeServer(storedDocument())
  server.next('register', fails('refused'))
  expect(await registerDraft(server.calls, 'made', 'r')).toMatchObject({ kind: 'refused', fault: { kind: 'refused' } })
  expect(server.document().documentNumber).toBeNull()
  expect(server.log.filter((call) => call.startsWith('tell'))).toEqual(['tell refused'])
})

test('a user who may not register keeps the draft, is informed once, and has nothing to retry', async () => {
  const server = fakeServer(storedDocument())
  server.leaveToOthers()
  server.next('register', fails('refused'))
  expect(await registerDraft(server.calls, 'made', 'r')).toEqual({ kind: 'done', reply: { isRegistered: false } })
  expect(server.log.filter((call) => call.startsWith('tell'))).toEqual([
    expect.stringContaining('tell Документът е записан като чернова. Нямате право да го регистрирате'),
  ])
})

test('a refusal is shown unchanged if the permissions cannot be read, or if they allow the action', async () => {
  const server = fakeServer(storedDocument())
  server.next('register', fails('refused'), fails('refused'))
  expect(await registerDraft(server.calls, 'made', 'r')).toMatchObject({ kind: 'refused' })
  server.next('mayRegister', fails('network'))
  expect(await registerDraft(server.calls, 'made', 'r')).toMatchObject({ kind: 'refused' })
  expect(server.log.filter((call) => call.startsWith('tell'))).toEqual(['tell refused', 'tell refused'])
})
