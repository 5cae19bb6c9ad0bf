import * as v from 'valibot'

/** A stored key: encrypted by another key, which is derived from a secret and never stored. */
export const wrapShape = v.object({
  salt: v.instance(Uint8Array),
  iv: v.instance(Uint8Array),
  wrapped: v.instance(ArrayBuffer),
})
export type Wrap = v.InferOutput<typeof wrapShape>

/**
 * The secret of a wrapped key. A password can be guessed, so its derivation is slow; a token needs no slow derivation.
 */
export type Secret = { kind: 'password' | 'session'; text: string }

/** Rounds of PBKDF2-SHA256 (OWASP, 2023): about a third of a second, on a browser thread. */
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

/** A key that this page can export in order to wrap it; it is never stored unwrapped. */
export const newDataKey = (subtle: SubtleCrypto): Promise<CryptoKey> =>
  subtle.generateKey(algorithm, true, ['encrypt', 'decrypt'])

/** Wraps a key with a secret; `name` is the owner of the key, which cannot be unwrapped under another name. */
export const wrapped = async (subtle: SubtleCrypto, key: CryptoKey, secret: Secret, name: string): Promise<Wrap> => {
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))]
  const by = await wrappingKey(subtle, secret, salt)
  const additionalData = utf8.encode(name)
  return { salt, iv, wrapped: await subtle.wrapKey('raw', key, by, { name: algorithm.name, iv, additionalData }) }
}

/** Returns the key, or undefined if the secret does not match: another password or session. */
export const unwrapped = async (
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
    // The browser's error for a wrong key.
    if (problem instanceof DOMException && problem.name === 'OperationError') return undefined
    throw problem
  }
}
