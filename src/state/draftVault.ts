import * as v from 'valibot'
import { now } from '../dates/clock.ts'
import type { KeyedStore } from '../transport/browserStore.ts'
import { draftKeys } from './draftKeys.ts'

export type Draft = { value: unknown; storedAt: string }

export const vaultRows = { keys: 'keys', drafts: 'drafts' } as const
/** How long a draft is kept, in milliseconds: 7 days. */
export const draftLife = 7 * 24 * 3_600_000

const sealedShape = v.object({
  userName: v.string(),
  keyId: v.string(),
  form: v.string(),
  storedAt: v.string(),
  iv: v.instance(Uint8Array),
  sealed: v.instance(ArrayBuffer),
})
type Sealed = v.InferOutput<typeof sealedShape>

const algorithm = 'AES-GCM'
const nameOf = ({ userName, keyId, form }: Pick<Sealed, 'userName' | 'keyId' | 'form'>) =>
  JSON.stringify([userName, keyId, form])
const bytesOf = (text: string) => new TextEncoder().encode(text)
const isOver = ({ storedAt }: Sealed) => !(now().getTime() - Date.parse(storedAt) < draftLife)
const newestFirst = (a: Sealed, b: Sealed) => (a.storedAt < b.storedAt ? 1 : -1)
const sealedOf = (stored: unknown): Sealed | undefined => {
  const read = v.safeParse(sealedShape, stored)
  return read.success ? read.output : undefined
}

/**
 * Returns the encrypted store of drafts (AES-GCM). The keys are not stored beside the drafts (`draftKeys.ts`). A draft
 * cannot be decrypted under another name. Methods reject if the store rejects.
 */
export const draftVault = (
  store: KeyedStore,
  tokenNow: () => string | null,
  { subtle }: Pick<Crypto, 'subtle'> = crypto,
) => {
  const keys = draftKeys(store, subtle, tokenNow)
  const removeSealed = (draft: Sealed) => store.remove(vaultRows.drafts, nameOf(draft))
  const removeThose = async (which: (draft: Sealed) => boolean): Promise<number> => {
    let removed = 0
    for (const [name, stored] of await store.all(vaultRows.drafts)) {
      const draft = sealedOf(stored)
      if (draft && !which(draft)) continue
      await store.remove(vaultRows.drafts, name)
      if (draft) removed += 1
    }
    return removed
  }
  const findOpenable = async (userName: string): Promise<Sealed[]> => {
    const open = await keys.all(userName)
    return [...(await store.all(vaultRows.drafts)).values()]
      .flatMap((stored) => sealedOf(stored) ?? [])
      .filter((draft) => draft.userName === userName && open.has(draft.keyId) && !isOver(draft))
      .sort(newestFirst)
  }
  const decryptDraft = async (draft: Sealed): Promise<Draft | null> => {
    const key = (await keys.all(draft.userName)).get(draft.keyId)
    if (!key) return null
    const how = { name: algorithm, iv: new Uint8Array(draft.iv), additionalData: bytesOf(nameOf(draft)) }
    try {
      const text = await subtle.decrypt(how, key, draft.sealed)
      return { value: JSON.parse(new TextDecoder().decode(text)), storedAt: draft.storedAt }
    } catch {
      await removeSealed(draft)
      return null
    }
  }
  return {
    /**
     * Makes the stored drafts readable after a login, with the session token, or with the password if it was just
     * given. Deletes drafts that cannot be decrypted any more, and returns their number.
     */
    unlock: async (userName: string, password?: string): Promise<number> => {
      await removeThose(isOver)
      const dead = await keys.open(userName, password)
      const lost = dead.length === 0 ? 0 : await removeThose(({ keyId }) => dead.includes(keyId))
      for (const id of dead) await keys.remove(userName, id)
      return lost
    },
    /** Removes what the session token can unwrap; afterwards only the password makes the stored drafts readable. */
    lock: keys.clearSession,
    keep: async (userName: string, form: string, value: unknown): Promise<void> => {
      const { id: keyId, key } = await keys.current(userName)
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const name = nameOf({ userName, keyId, form })
      const how = { name: algorithm, iv, additionalData: bytesOf(name) }
      const sealed = await subtle.encrypt(how, key, bytesOf(JSON.stringify(value)))
      const draft: Sealed = { userName, keyId, form, storedAt: now().toISOString(), iv, sealed }
      await store.put(vaultRows.drafts, name, draft)
    },
    /** Returns the draft of this user and form; null if there is none, or if it has expired or cannot be decrypted. */
    find: async (userName: string, form: string): Promise<Draft | null> => {
      const draft = (await findOpenable(userName)).find((one) => one.form === form)
      return draft ? decryptDraft(draft) : null
    },
    remove: async (userName: string, form: string): Promise<void> => {
      for (const draft of await findOpenable(userName)) if (draft.form === form) await removeSealed(draft)
    },
    forms: async (userName: string): Promise<string[]> => [
      ...new Set((await findOpenable(userName)).map(({ form }) => form)),
    ],
    /** Deletes a user's keys and drafts. Without the keys a copy of the disk cannot be decrypted. */
    wipe: async (userName: string): Promise<void> => {
      await keys.wipe(userName)
      await removeThose((draft) => draft.userName === userName)
    },
    clear: async (): Promise<void> => {
      await keys.wipe()
      await removeThose(() => true)
    },
  }
}

export type DraftVault = ReturnType<typeof draftVault>
