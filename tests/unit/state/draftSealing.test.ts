import { expect, test, vi } from 'vitest'
import { desk, page, typedValues } from './draftDesk.ts'

test('the password is derived with 600 000 rounds', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveKey')
  const { own, store, session } = desk({}, undefined, crypto)
  await own.unlock('maria', 'парола')
  await own.keep('maria', 'document/1', typedValues)
  session.token = 'maria.2'
  const next = page(store, session, undefined, crypto)
  await next.unlock('maria', 'парола')
  expect((await next.find('maria', 'document/1'))?.value).toEqual(typedValues)
  const how = derive.mock.calls.map(([algorithm]) => algorithm)
  expect(how).toContainEqual(expect.objectContaining({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 }))
  derive.mockRestore()
})

const typedBefore = async (password?: string) => {
  const place = desk()
  await place.own.unlock('maria', password)
  await place.own.keep('maria', 'document/1', typedValues)
  return { ...place, found: (own: typeof place.own) => own.find('maria', 'document/1').then((draft) => draft?.value) }
}

test('a reload opens the draft with the token of the session', async () => {
  const { store, session, found } = await typedBefore('парола')
  const reloaded = page(store, session)
  expect(await reloaded.unlock('maria')).toBe(0)
  expect(await found(reloaded)).toEqual(typedValues)
  const faster = page(store, session)
  faster.setUser('maria')
  expect(await found(faster), 'a form that is faster than the news of the session').toEqual(typedValues)
})

test('the next log-in opens it with the password, and wraps the key for its session', async () => {
  const { store, session, own, found } = await typedBefore('парола')
  session.token = null
  await own.lock()
  session.token = 'maria.2'
  const next = page(store, session)
  expect(await next.unlock('maria', 'парола')).toBe(0)
  expect(await found(next)).toEqual(typedValues)
  const reloaded = page(store, session)
  await reloaded.unlock('maria')
  expect(await found(reloaded)).toEqual(typedValues)
})

test('after the session neither its token nor another one opens it without the password', async () => {
  const { store, session, own, found } = await typedBefore('парола')
  session.token = null
  await own.lock()
  for (const token of ['maria.1', 'maria.2', null]) {
    const later = page(store, { token })
    expect(await later.unlock('maria'), 'and nothing is given up for that').toBe(0)
    expect(await found(later)).toBeUndefined()
  }
})

test('a changed password does not open it: it is deleted, with a message', async () => {
  const { store, drafts, session, own, found } = await typedBefore('парола')
  session.token = null
  await own.lock()
  session.token = 'maria.2'
  const next = page(store, session)
  expect(await next.unlock('maria', 'нова парола')).toBe(1)
  expect([await found(next), drafts.size]).toEqual([undefined, 0])
  await next.keep('maria', 'document/1', typedValues)
  expect(await page(store, session).unlock('maria', 'нова парола')).toBe(0)
})

test('a session without a password has only its token: the next one opens none of its drafts', async () => {
  const { store, session, found } = await typedBefore()
  const reloaded = page(store, session)
  await reloaded.unlock('maria')
  expect(await found(reloaded)).toEqual(typedValues)
  session.token = 'maria.2'
  expect(await page(store, session).unlock('maria', 'парола')).toBe(1)
})

test('a session without a password neither reads nor overwrites drafts that wait for one', async () => {
  const { store, session, own, found } = await typedBefore('парола')
  session.token = null
  await own.lock()
  session.token = 'by link'
  const byLink = page(store, session)
  await byLink.unlock('maria')
  expect(await byLink.forms('maria')).toEqual([])
  await byLink.keep('maria', 'document/1', { subject: 'чрез връзка' })
  session.token = 'maria.2'
  const next = page(store, session)
  expect(await next.unlock('maria', 'парола'), 'what was typed by link').toBe(1)
  expect(await found(next)).toEqual(typedValues)
})

test('the password entered again on the page keeps open drafts, also a new password', async () => {
  const { store, session, own, found } = await typedBefore('парола')
  session.token = 'maria.2'
  await own.unlock('maria', 'нова парола')
  for (const password of [undefined, 'нова парола']) {
    const reloaded = page(store, session)
    await reloaded.unlock('maria', password)
    expect(await found(reloaded)).toEqual(typedValues)
  }
})

test('a key deleted by another tab is not used any more', async () => {
  const { store, keys, session, own, found } = await typedBefore('парола')
  keys.clear()
  await own.keep('maria', 'document/1', typedValues)
  const reloaded = page(store, session)
  await reloaded.unlock('maria')
  expect(await found(reloaded)).toEqual(typedValues)
})

test('an expired session keeps the draft for its user; another user sees and stores none of it', async () => {
  const { own, session } = desk()
  await own.unlock('maria', 'парола')
  await own.keep('maria', 'document/1', typedValues)
  session.token = 'ivan.1'
  await own.unlock('ivan')
  expect(await own.find('ivan', 'document/1')).toBeNull()
  expect(await own.find('maria', 'document/1')).toBeNull()
  await own.keep('maria', 'document/1', { subject: 'чуждо' })
  session.token = 'maria.2'
  await own.unlock('maria', 'парола')
  expect((await own.find('maria', 'document/1'))?.value).toEqual(typedValues)
})

test('a draft moved to another user or another form does not open', async () => {
  const { own, drafts, keys } = desk()
  await own.unlock('maria')
  await own.keep('maria', 'document/1', typedValues)
  const [stored] = drafts.values()
  const [record] = keys.values()
  drafts.set('another form', Object.assign({}, stored, { form: 'document/2' }))
  drafts.set('another user', Object.assign({}, stored, { userName: 'ivan' }))
  keys.set('another user', Object.assign({}, record, { userName: 'ivan' }))
  expect(await own.find('maria', 'document/2')).toBeNull()
  await own.unlock('ivan')
  expect(await own.find('ivan', 'document/1')).toBeNull()
})
