/**
 * Encrypts an access key: the inverse of `openAccessKey`. The function follows the documented format, independently,
 * like the system that creates the links.
 */
export const sealAccessKey = async (token: string, secret: string): Promise<string> => {
  const utf8 = new TextEncoder()
  const material = await crypto.subtle.importKey('raw', utf8.encode(secret), 'PBKDF2', false, ['deriveKey'])
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: utf8.encode('access_key'), iterations: 100_000 },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, utf8.encode(token))
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url')
}
