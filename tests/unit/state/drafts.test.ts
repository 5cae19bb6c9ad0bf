import { afterEach, expect, test, vi } from 'vitest'
import { setClockOffset } from '../../../src/dates/clock.ts'
import { DraftNotStored, draftsOf } from '../../../src/state/drafts.ts'
import { draftLife, draftVault, vaultRows } from '../../../src/state/draftVault.ts'
import type { KeyedStore } from '../../../src/transport/browserStore.ts'

afterEach(() => setClockOffset(0))

/** A store in memory, and all that lies in it. */
const memory = () => {
  const rows = new Map<string, Map<string, unknown>>()
  const row = (name: string) => {
    const known = rows.get(name) ?? new Map<string, unknown>()
    rows.set(name, known)
    return known
  }
  const store: KeyedStore = {
    get: async (name, key) => row(name).get(key),
    put: async (name, key, value) => void row(name).set(key, value),
    remove: async (name, key) => void row(name).delete(key),
    all: async (name) => new Map(row(name)),
  }
  return { store, drafts: row(vaultRows.drafts), keys: row(vaultRows.keys) }
}
/** A page over a store: `session.token` is what its cookie holds. Another page over the same store is a reload. */
const page = (store: KeyedStore, session: { token: string | null }, isOn = () => true) =>
  draftsOf(
    draftVault(store, () => session.token),
    isOn,
  )
const desk = (over: Partial<KeyedStore> = {}, isOn = () => true) => {
  const place = memory()
  const session = { token: 'maria.1' as string | null }
  return { ...place, session, own: page({ ...place.store, ...over }, session, isOn) }
}
const typed = { subject: 'Молба от Иван Петров', egn: '8001010000', lines: [1, null, 'ъ'] }

test('what was typed comes back to its user and its form, as it was', async () => {
  const { own } = desk()
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', { subject: 'по-старо' })
  await own.keep('maria', 'document/1', typed)
  expect((await own.find('maria', 'document/1'))?.value).toEqual(typed)
  expect(await own.find('maria', 'document/2')).toBeNull()
})

test('nothing readable lies in the browser, and no key lies bare', async () => {
  const { own, drafts, keys } = desk()
  await own.loggedIn('maria', 'парола')
  await own.keep('maria', 'document/1', typed)
  const [stored] = drafts.values()
  const { sealed } = stored as { sealed: ArrayBuffer }
  expect(new TextDecoder().decode(sealed)).not.toMatch(/Иван|8001010000|subject/)
  const [record] = keys.values()
  const wrap = { salt: expect.any(Uint8Array), iv: expect.any(Uint8Array), wrapped: expect.any(ArrayBuffer) }
  expect(record).toEqual({ userName: 'maria', id: expect.any(String), byPassword: wrap, bySession: wrap })
})

test('the password is stretched by 600 000 rounds', async () => {
  const derive = vi.spyOn(crypto.subtle, 'deriveKey')
  await desk().own.loggedIn('maria', 'парола')
  const how = derive.mock.calls.map(([algorithm]) => algorithm)
  expect(how).toContainEqual(expect.objectContaining({ name: 'PBKDF2', hash: 'SHA-256', iterations: 600_000 }))
  derive.mockRestore()
})

/** A form typed in a session that began with this password, in a page that is gone. */
const typedBefore = async (password?: string) => {
  const place = desk()
  await place.own.loggedIn('maria', password)
  await place.own.keep('maria', 'document/1', typed)
  return { ...place, found: (own: typeof place.own) => own.find('maria', 'document/1').then((draft) => draft?.value) }
}

test('a reload opens the draft by the token of the session', async () => {
  const { store, session, found } = await typedBefore('парола')
  const reloaded = page(store, session)
  expect(await reloaded.loggedIn('maria')).toBe(0)
  expect(await found(reloaded)).toEqual(typed)
  const faster = page(store, session)
  faster.worksHere('maria')
  expect(await found(faster), 'a form that is faster than the news of the session').toEqual(typed)
})

test('the next log-in opens it by the password, and wraps the key for its own session', async () => {
  const { store, session, own, found } = await typedBefore('парола')
  session.token = null
  await own.expired()
  session.token = 'maria.2'
  const next = page(store, session)
  expect(await next.loggedIn('maria', 'парола')).toBe(0)
  expect(await found(next)).toEqual(typed)
  const reloaded = page(store, session)
  await reloaded.loggedIn('maria')
  expect(await found(reloaded)).toEqual(typed)
})

test('after the session neither its own token nor another one opens it without the password', async () => {
  const { store, session, own, found } = await typedBefore('парола')
  session.token = null
  await own.expired()
  for (const token of ['maria.1', 'maria.2', null]) {
    const later = page(store, { token })
    expect(await later.loggedIn('maria'), 'and nothing is given up for that').toBe(0)
    expect(await found(later)).toBeUndefined()
  }
})

test('a changed password does not open it: it is gone, and told', async () => {
  const { store, drafts, session, own, found } = await typedBefore('парола')
  session.token = null
  await own.expired()
  session.token = 'maria.2'
  const next = page(store, session)
  expect(await next.loggedIn('maria', 'нова парола')).toBe(1)
  expect([await found(next), drafts.size]).toEqual([undefined, 0])
  await next.keep('maria', 'document/1', typed)
  expect(await page(store, session).loggedIn('maria', 'нова парола')).toBe(0)
})

test('a session without a password has only its token: the next one opens nothing of it', async () => {
  const { store, session, found } = await typedBefore()
  const reloaded = page(store, session)
  await reloaded.loggedIn('maria')
  expect(await found(reloaded)).toEqual(typed)
  session.token = 'maria.2'
  expect(await page(store, session).loggedIn('maria', 'парола')).toBe(1)
})

test('a session without a password takes nothing from what waits for one, and writes over none of it', async () => {
  const { store, session, own, found } = await typedBefore('парола')
  session.token = null
  await own.expired()
  session.token = 'by link'
  const byLink = page(store, session)
  await byLink.loggedIn('maria')
  expect(await byLink.forms('maria')).toEqual([])
  await byLink.keep('maria', 'document/1', { subject: 'чрез връзка' })
  session.token = 'maria.2'
  const next = page(store, session)
  expect(await next.loggedIn('maria', 'парола'), 'what was typed by link').toBe(1)
  expect(await found(next)).toEqual(typed)
})

test('the password given again over the page keeps what is open, also a new password', async () => {
  const { store, session, own, found } = await typedBefore('парола')
  session.token = 'maria.2'
  await own.loggedIn('maria', 'нова парола')
  for (const password of [undefined, 'нова парола']) {
    const reloaded = page(store, session)
    await reloaded.loggedIn('maria', password)
    expect(await found(reloaded)).toEqual(typed)
  }
})

test('a key that another tab threw away is not used on', async () => {
  const { store, keys, session, own, found } = await typedBefore('парола')
  keys.clear()
  await own.keep('maria', 'document/1', typed)
  const reloaded = page(store, session)
  await reloaded.loggedIn('maria')
  expect(await found(reloaded)).toEqual(typed)
})

test('an expired session keeps the draft for its user; another user sees and keeps nothing of it', async () => {
  const { own, session } = desk()
  await own.loggedIn('maria', 'парола')
  await own.keep('maria', 'document/1', typed)
  session.token = 'ivan.1'
  await own.loggedIn('ivan')
  expect(await own.find('ivan', 'document/1')).toBeNull()
  expect(await own.find('maria', 'document/1')).toBeNull()
  await own.keep('maria', 'document/1', { subject: 'чуждо' })
  session.token = 'maria.2'
  await own.loggedIn('maria', 'парола')
  expect((await own.find('maria', 'document/1'))?.value).toEqual(typed)
})

test('a draft put under another user or another form does not open', async () => {
  const { own, drafts, keys } = desk()
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', typed)
  const [stored] = drafts.values()
  const [record] = keys.values()
  drafts.set('another form', Object.assign({}, stored, { form: 'document/2' }))
  drafts.set('another user', Object.assign({}, stored, { userName: 'ivan' }))
  keys.set('another user', Object.assign({}, record, { userName: 'ivan' }))
  expect(await own.find('maria', 'document/2')).toBeNull()
  await own.loggedIn('ivan')
  expect(await own.find('ivan', 'document/1')).toBeNull()
})

test('a log-out wipes the drafts and the key of who leaves, also what was on its way, and of nobody else', async () => {
  const { own, drafts, keys } = desk()
  await own.loggedIn('ivan')
  await own.keep('ivan', 'document/1', typed)
  await own.loggedIn('maria')
  own.keep('maria', 'document/1', typed)
  const left = own.loggedOut()
  own.keep('maria', 'document/2', typed)
  await left
  expect([...drafts.values()]).toMatchObject([{ userName: 'ivan', form: 'document/1' }])
  expect([...keys.values()]).toMatchObject([{ userName: 'ivan' }])
})

test('a draft lives seven days', async () => {
  const { own, drafts } = desk()
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', typed)
  await own.keep('maria', 'document/2', typed)
  setClockOffset(draftLife - 60_000)
  expect(await own.find('maria', 'document/1')).not.toBeNull()
  setClockOffset(draftLife + 60_000)
  expect(await own.find('maria', 'document/1')).toBeNull()
  await own.loggedIn('ivan')
  expect(drafts.size).toBe(0)
})

test('what is kept is known by its forms, the newest first, of nobody else and nothing that is over', async () => {
  const { own } = desk()
  await own.loggedIn('ivan')
  await own.keep('ivan', 'document/9', typed)
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', typed)
  setClockOffset(60_000)
  await own.keep('maria', 'document/2', typed)
  expect(await own.forms('maria')).toEqual(['document/2', 'document/1'])
  expect(await own.forms('ivan')).toEqual([])
  setClockOffset(draftLife + 30_000)
  expect(await own.forms('maria')).toEqual(['document/2'])
})

test('a saved form leaves no draft', async () => {
  const { own, drafts } = desk()
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', typed)
  await own.remove('maria', 'document/1')
  expect(drafts.size).toBe(0)
})

test('switched off, nothing is kept or found, and what there was is removed', async () => {
  let on = true
  const { own, drafts, keys } = desk({}, () => on)
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', typed)
  on = false
  expect(await own.find('maria', 'document/1')).toBeNull()
  await own.loggedIn('maria')
  await own.keep('maria', 'document/2', typed)
  expect([drafts.size, keys.size]).toEqual([0, 0])
})

const reasons: [name: string, words: string][] = [
  ['QuotaExceededError', 'В браузъра няма място'],
  ['InvalidStateError', 'Браузърът не позволява'],
]
test.each(reasons)('%s is said in words, and finding then finds nothing', async (name, words) => {
  const refuse = () => Promise.reject(new DOMException('no', name))
  const { own } = desk({ put: refuse, get: refuse })
  await own.loggedIn('maria')
  const saving = own.keep('maria', 'document/1', typed)
  await expect(saving).rejects.toBeInstanceOf(DraftNotStored)
  await expect(saving).rejects.toThrow(words)
  expect(await own.find('maria', 'document/1')).toBeNull()
})

test('a damaged draft is nothing', async () => {
  const { own, drafts } = desk()
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', typed)
  for (const name of drafts.keys()) drafts.set(name, { sealed: 'not bytes' })
  expect(await own.find('maria', 'document/1')).toBeNull()
  await own.loggedIn('maria')
  expect(drafts.size).toBe(0)
})
