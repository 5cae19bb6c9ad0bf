import { afterEach, expect, test } from 'vitest'
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
const desk = (over: Partial<KeyedStore> = {}, isOn = () => true) => {
  const place = memory()
  return { ...place, own: draftsOf(draftVault({ ...place.store, ...over }), isOn) }
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

test('nothing readable lies in the browser, and the key cannot be taken out', async () => {
  const { own, drafts, keys } = desk()
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', typed)
  const [stored] = drafts.values()
  const { sealed } = stored as { sealed: ArrayBuffer }
  expect(new TextDecoder().decode(sealed)).not.toMatch(/Иван|8001010000|subject/)
  const key = keys.get('maria')
  expect(key).toBeInstanceOf(CryptoKey)
  expect((key as CryptoKey).extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow()
})

test('an expired session keeps the draft for its user; another user sees and keeps nothing of it', async () => {
  const { own } = desk()
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', typed)
  await own.loggedIn('ivan')
  expect(await own.find('ivan', 'document/1')).toBeNull()
  expect(await own.find('maria', 'document/1')).toBeNull()
  await own.keep('maria', 'document/1', { subject: 'чуждо' })
  await own.loggedIn('maria')
  expect((await own.find('maria', 'document/1'))?.value).toEqual(typed)
})

test('a draft put under another user or another form does not open', async () => {
  const { own, drafts, keys } = desk()
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', typed)
  const [stored] = drafts.values()
  drafts.set(JSON.stringify(['maria', 'document/2']), stored)
  drafts.set(JSON.stringify(['ivan', 'document/1']), stored)
  keys.set('ivan', keys.get('maria'))
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
  expect([...drafts.keys()]).toEqual([JSON.stringify(['ivan', 'document/1'])])
  expect([...keys.keys()]).toEqual(['ivan'])
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
  const kept = own.keep('maria', 'document/1', typed)
  await expect(kept).rejects.toBeInstanceOf(DraftNotStored)
  await expect(kept).rejects.toThrow(words)
  expect(await own.find('maria', 'document/1')).toBeNull()
})

test('a damaged draft is nothing', async () => {
  const { own, drafts } = desk()
  await own.loggedIn('maria')
  await own.keep('maria', 'document/1', typed)
  drafts.set(JSON.stringify(['maria', 'document/1']), { sealed: 'not bytes' })
  expect(await own.find('maria', 'document/1')).toBeNull()
  await own.loggedIn('maria')
  expect(drafts.size).toBe(0)
})
