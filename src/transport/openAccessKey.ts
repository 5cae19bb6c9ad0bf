/**
 * How an `access_key` (specification 1, section 2) is decrypted to a session token. Format: base64url of a 12-byte
 * initialisation vector, AES-256-GCM ciphertext and 16-byte tag. Key: PBKDF2-HMAC-SHA-256 of the configured secret,
 * salt `access_key`, 100 000 iterations, 32 bytes.
 */
const salt = 'access_key'
const vectorBytes = 12

/**
 * Thrown if the access key cannot be decrypted: made with another secret, truncated, or changed. The message is for the
 * user.
 */
export class AccessKeyRefused extends Error {
  constructor(cause?: unknown) {
    super('Ключът за достъп е невалиден или повреден. Влезте с потребителско име и парола.', { cause })
    this.name = 'AccessKeyRefused'
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  if (!/^[\w-]+={0,2}$/.test(base64url)) throw new AccessKeyRefused()
  return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
}

const keyOf = async (secret: string): Promise<CryptoKey> => {
  const utf8 = new TextEncoder()
  const material = await crypto.subtle.importKey('raw', utf8.encode(secret), 'PBKDF2', false, ['deriveKey'])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: utf8.encode(salt), iterations: 100_000 }
  return crypto.subtle.deriveKey(how, material, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
}

export const openAccessKey = async (sealed: string, secret: string): Promise<string> => {
  try {
    const bytes = bytesOf(sealed)
    const iv = bytes.slice(0, vectorBytes)
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secret), bytes.slice(vectorBytes))
    const token = new TextDecoder('utf-8', { fatal: true }).decode(plain)
    if (token === '') throw new AccessKeyRefused()
    return token
  } catch (cause) {
    throw new AccessKeyRefused(cause)
  }
}
