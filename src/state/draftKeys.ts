import * as v from 'valibot'
import type { KeyedStore } from '../transport/browserStore.ts'
import { randomKey } from '../transport/randomKey.ts'
import { newDataKey, type Secret, unwrapKey, wrapKey, wrapShape } from './keyWrap.ts'

/**
 * The stored form of a key that encrypts a user's drafts. The key is unwrapped with the password at the next login,
 * with the session token after a reload.
 */
const recordShape = v.object({
  userName: v.string(),
  id: v.string(),
  byPassword: v.optional(wrapShape),
  bySession: v.optional(wrapShape),
})
type KeyRecord = v.InferOutput<typeof recordShape>
type OpenKey = { id: string; key: CryptoKey }

const row = 'keys'
const nameOf = ({ userName, id }: Pick<KeyRecord, 'userName' | 'id'>) => JSON.stringify([userName, id])

/** Runs an operation in one tab at a time. A tab that only follows a login waits for the tab with the password. */
const runExclusively = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('delovod.drafts.keys', work) : work()

/**
 * Manages the keys that encrypt drafts; only wrapped keys are stored. `tokenNow` returns the token of the session, or
 * null.
 */
export const draftKeys = (store: KeyedStore, subtle: SubtleCrypto, tokenNow: () => string | null) => {
  let open: { userName: string; keys: ReadonlyMap<string, CryptoKey> } | undefined
  const put = (record: KeyRecord) => store.put(row, nameOf(record), record)
  const recordsOf = async (userName: string): Promise<KeyRecord[]> =>
    [...(await store.all(row)).values()].flatMap((stored) => {
      const read = v.safeParse(recordShape, stored)
      return read.success && read.output.userName === userName ? read.output : []
    })
  const secretsOf = (password: string | undefined): { [way in Secret['kind']]?: Secret } => {
    const token = tokenNow()
    return {
      ...(password !== undefined && { password: { kind: 'password', text: password } }),
      ...(token !== null && { session: { kind: 'session', text: token } }),
    }
  }
  const ways = { password: 'byPassword', session: 'bySession' } as const
  const unwrapRecord = async (record: KeyRecord, secrets: ReturnType<typeof secretsOf>) => {
    for (const secret of [secrets.password, secrets.session]) {
      const wrap = secret && record[ways[secret.kind]]
      const key = wrap && (await unwrapKey(subtle, wrap, secret, nameOf(record)))
      if (key) return { key, by: secret.kind }
    }
    return undefined
  }
  /** Wraps the key again with each secret that could not unwrap it, for example a new session token. */
  const rewrap = async (
    record: KeyRecord,
    key: CryptoKey,
    secrets: ReturnType<typeof secretsOf>,
    by?: Secret['kind'],
  ) => {
    const missing = Object.values(secrets).filter(({ kind }) => kind !== by)
    if (missing.length === 0) return
    const next = { ...record }
    for (const secret of missing) next[ways[secret.kind]] = await wrapKey(subtle, key, secret, nameOf(record))
    await put(next)
  }
  const create = async (userName: string, password?: string): Promise<OpenKey> => {
    const secrets = secretsOf(password)
    if (Object.keys(secrets).length === 0) throw new Error('Without a session there is nothing to wrap a key by')
    const record = { userName, id: randomKey() }
    const key = await newDataKey(subtle)
    await rewrap(record, key, secrets)
    open = { userName, keys: new Map([...keysOf(userName), [record.id, key]]) }
    return { id: record.id, key }
  }
  const keysOf = (userName: string): ReadonlyMap<string, CryptoKey> =>
    open?.userName === userName ? open.keys : new Map()

  const openAll = async (userName: string, password?: string): Promise<string[]> => {
    const secrets = secretsOf(password)
    const before = keysOf(userName)
    const keys = new Map<string, CryptoKey>()
    const dead: string[] = []
    for (const record of await recordsOf(userName)) {
      const openKey = before.get(record.id)
      const found = openKey ? { key: openKey } : await unwrapRecord(record, secrets)
      if (found) {
        keys.set(record.id, found.key)
        await rewrap(record, found.key, secrets, 'by' in found ? found.by : undefined)
      } else if (password !== undefined || !record.byPassword) dead.push(record.id)
    }
    open = { userName, keys }
    if (password !== undefined && keys.size === 0) await create(userName, password)
    return dead
  }

  return {
    /**
     * Unwraps each stored key of the user: with the password if it was just typed, otherwise with the session token.
     * Creates a key if a password is given and no key can be used. Returns the ids of keys that can never be unwrapped
     * again, because the password was changed and their session is over.
     */
    open: (userName: string, password?: string) => runExclusively(() => openAll(userName, password)),
    all: async (userName: string): Promise<ReadonlyMap<string, CryptoKey>> => {
      if (open?.userName !== userName) await runExclusively(() => openAll(userName))
      return keysOf(userName)
    },
    /** Returns the key for encrypting new drafts; if another tab has deleted the key, a new key is used. */
    current: (userName: string): Promise<OpenKey> =>
      runExclusively(async () => {
        const storedKey = async () => {
          for (const [id, key] of keysOf(userName))
            if ((await store.get(row, nameOf({ userName, id }))) !== undefined) return { id, key }
          return undefined
        }
        const key = await storedKey()
        if (key) return key
        await openAll(userName)
        return (await storedKey()) ?? create(userName)
      }),
    remove: (userName: string, id: string) => store.remove(row, nameOf({ userName, id })),
    /** Removes the wraps by the session token at the end of the session, so that only the password unwraps the keys. */
    clearSession: (userName: string) =>
      runExclusively(async () => {
        if (tokenNow() !== null) return
        for (const { bySession: _, ...record } of await recordsOf(userName)) await put(record)
      }),
    wipe: async (userName?: string): Promise<void> => {
      if (userName === undefined || open?.userName === userName) open = undefined
      const names = userName === undefined ? (await store.all(row)).keys() : (await recordsOf(userName)).map(nameOf)
      for (const name of names) await store.remove(row, name)
    },
  }
}
