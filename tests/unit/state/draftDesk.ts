import { draftsOf } from '../../../src/state/drafts.ts'
import { draftVault, vaultRows } from '../../../src/state/draftVault.ts'
import type { KeyedStore } from '../../../src/transport/browserStore.ts'

export const memory = () => {
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
/** A Crypto that derives keys with few iterations, which saves 0.2 s per key. */
const fewRounds: Pick<Crypto, 'subtle'> = {
  subtle: new Proxy(crypto.subtle, {
    get: (subtle, name) => {
      if (name !== 'deriveKey') return Reflect.get(subtle, name).bind(subtle)
      const derive: SubtleCrypto['deriveKey'] = (how, ...rest) =>
        subtle.deriveKey(typeof how === 'object' && 'iterations' in how ? { ...how, iterations: 100 } : how, ...rest)
      return derive
    },
  }),
}
export const page = (
  store: KeyedStore,
  session: { token: string | null },
  isOn = () => true,
  by: Pick<Crypto, 'subtle'> = fewRounds,
) =>
  draftsOf(
    draftVault(store, () => session.token, by),
    isOn,
  )
export const desk = (over: Partial<KeyedStore> = {}, isOn = () => true, by?: Pick<Crypto, 'subtle'>) => {
  const place = memory()
  const session = { token: 'maria.1' as string | null }
  return { ...place, session, own: page({ ...place.store, ...over }, session, isOn, by) }
}
export const typedValues = { subject: 'Молба от Иван Петров', egn: '8001010000', lines: [1, null, 'ъ'] }
