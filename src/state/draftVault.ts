import * as v from 'valibot'
import { now } from '../dates/clock.ts'
import type { KeyedStore } from '../transport/browserStore.ts'

/** What was typed into a form and not saved: any value JSON can hold, and when it was stored (ISO 8601). */
export type Draft = { value: unknown; keptAt: string }

export const vaultRows = { keys: 'keys', drafts: 'drafts' } as const
/** How long a draft is stored, in milliseconds: 7 days. */
export const draftLife = 7 * 24 * 3_600_000

const sealedShape = v.object({
  userName: v.string(),
  form: v.string(),
  keptAt: v.string(),
  iv: v.instance(Uint8Array),
  sealed: v.instance(ArrayBuffer),
})
type Sealed = v.InferOutput<typeof sealedShape>

const algorithm = 'AES-GCM'
const nameOf = (userName: string, form: string) => JSON.stringify([userName, form])
const bytesOf = (text: string) => new TextEncoder().encode(text)
const isOver = ({ keptAt }: Sealed) => !(now().getTime() - Date.parse(keptAt) < draftLife)
const sealedOf = (stored: unknown): Sealed | undefined => {
  const read = v.safeParse(sealedShape, stored)
  return read.success ? read.output : undefined
}

/**
 * Drafts, sealed with AES-GCM by a key of each user that lies in the store and cannot be read out of the browser. A
 * draft is bound to its user and form: put under another name it does not open. Works rejects as the store does.
 */
export const draftVault = (store: KeyedStore, { subtle }: Pick<Crypto, 'subtle'> = crypto) => {
  const keyOf = async (userName: string): Promise<CryptoKey | undefined> => {
    const stored = await store.get(vaultRows.keys, userName)
    return stored instanceof CryptoKey ? stored : undefined
  }
  const newKey = async (userName: string): Promise<CryptoKey> => {
    const key = await subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt'])
    await store.put(vaultRows.keys, userName, key)
    return key
  }
  const remove = (userName: string, form: string) => store.remove(vaultRows.drafts, nameOf(userName, form))
  const removeThose = async (which: (draft: Sealed) => boolean) => {
    for (const [name, stored] of await store.all(vaultRows.drafts)) {
      const draft = sealedOf(stored)
      if (!draft || which(draft)) await store.remove(vaultRows.drafts, name)
    }
  }
  return {
    /** Keeps what is typed in a form now; the draft of that user and form before it is replaced. */
    keep: async (userName: string, form: string, value: unknown): Promise<void> => {
      const key = (await keyOf(userName)) ?? (await newKey(userName))
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const additionalData = bytesOf(nameOf(userName, form))
      const sealed = await subtle.encrypt({ name: algorithm, iv, additionalData }, key, bytesOf(JSON.stringify(value)))
      const draft: Sealed = { userName, form, keptAt: now().toISOString(), iv, sealed }
      await store.put(vaultRows.drafts, nameOf(userName, form), draft)
    },
    /** The draft of that user and form; null when there is none, when it is over, or when it cannot be opened. */
    find: async (userName: string, form: string): Promise<Draft | null> => {
      const draft = sealedOf(await store.get(vaultRows.drafts, nameOf(userName, form)))
      const key = await keyOf(userName)
      if (!draft) return null
      if (!key || isOver(draft)) {
        await remove(userName, form)
        return null
      }
      const additionalData = bytesOf(nameOf(userName, form))
      const iv = new Uint8Array(draft.iv)
      try {
        const opened = await subtle.decrypt({ name: algorithm, iv, additionalData }, key, draft.sealed)
        return { value: JSON.parse(new TextDecoder().decode(opened)), keptAt: draft.keptAt }
      } catch {
        await remove(userName, form)
        return null
      }
    },
    remove,
    /** The forms of a user of which something is stored, the newest first; what is over is none. */
    forms: async (userName: string): Promise<string[]> =>
      [...(await store.all(vaultRows.drafts)).values()]
        .flatMap((stored) => sealedOf(stored) ?? [])
        .filter((draft) => draft.userName === userName && !isOver(draft))
        .sort((a, b) => (a.keptAt < b.keptAt ? 1 : -1))
        .map(({ form }) => form),
    /** Removes everything of a user, the key too: what a copy of the disk still holds can never be opened again. */
    wipe: async (userName: string): Promise<void> => {
      await store.remove(vaultRows.keys, userName)
      await removeThose((draft) => draft.userName === userName)
    },
    /** Removes what is over, of every user. */
    sweep: () => removeThose(isOver),
    /** Removes everything of everybody: drafts were switched off. */
    clear: async (): Promise<void> => {
      for (const name of (await store.all(vaultRows.keys)).keys()) await store.remove(vaultRows.keys, name)
      await removeThose(() => true)
    },
  }
}

export type DraftVault = ReturnType<typeof draftVault>
