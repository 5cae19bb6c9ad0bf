import * as v from 'valibot'

/** A wrapped (encrypted) key as it is stored. The key that unwraps it is derived from a secret and is never stored. */
export const wrapShape = v.object({
  salt: v.instance(Uint8Array),
  iv: v.instance(Uint8Array),
  wrapped: v.instance(ArrayBuffer),
})
export type Wrap = v.InferOutput<typeof wrapShape>

/**
 * The secret that unwraps a key. A password can be guessed, so the derivation from it is slow; a random token needs no
 * slow derivation.
 */
export type Secret = { kind: 'password' | 'session'; text: string }

/** Iterations of PBKDF2-SHA256, as OWASP recommended in 2023; they take about a third of a second. */
export const iterations = 600_000
const algorithm = { name: 'AES-GCM', length: 256 }
const utf8 = new TextEncoder()

const wrappingKey = async (subtle: SubtleCrypto, { kind, text }: Secret, given: Uint8Array): Promise<CryptoKey> => {
  const salt = new Uint8Array(given)
  const name = kind === 'password' ? 'PBKDF2' : 'HKDF'
  const material = await subtle.importKey('raw', utf8.encode(text), name, false, ['deriveKey'])
  const how =
    kind === 'password'
      ? { name, hash: 'SHA-256', salt, iterations }
      : { name, hash: 'SHA-256', salt, info: utf8.encode('delovod.drafts') }
  return subtle.deriveKey(how, material, algorithm, false, ['wrapKey', 'unwrapKey'])
}

/**
 * Creates a key for encrypting drafts. The key is extractable, because this page must wrap it; only the wrapped key is
 * stored.
 */
export const newDataKey = (subtle: SubtleCrypto): Promise<CryptoKey> =>
  subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])

/** Wraps a key with a secret. `name` is the owner of the key; the key cannot be unwrapped under another name. */
export const wrapKey = async (subtle: SubtleCrypto, key: CryptoKey, secret: Secret, name: string): Promise<Wrap> => {
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))]
  const by = await wrappingKey(subtle, secret, salt)
  const additionalData = utf8.encode(name)
  return { salt, iv, wrapped: await subtle.wrapKey('raw', key, by, { name: algorithm.name, iv, additionalData }) }
}

/** Unwraps a key; undefined if the secret does not match, because it is another password or session. */
export const unwrapKey = async (
  subtle: SubtleCrypto,
  wrap: Wrap,
  secret: Secret,
  name: string,
): Promise<CryptoKey | undefined> => {
  const by = await wrappingKey(subtle, secret, wrap.salt)
  const how = { name: algorithm.name, iv: new Uint8Array(wrap.iv), additionalData: utf8.encode(name) }
  try {
    return await subtle.unwrapKey('raw', wrap.wrapped, by, how, algorithm, true, ['encrypt', 'decrypt'])
  } catch (problem) {
    // With a wrong key the browser throws an OperationError.
    if (problem instanceof DOMException && problem.name === 'OperationError') return undefined
    throw problem
  }
}
