/**
 * Computes FNV-1a with 64 bits, a short deterministic hash. A name cannot be computed from the hash, but a guessed name
 * can be checked.
 */
const fingerprint = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const char of text) hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return hash.toString(36)
}

/** Returns the key under which a user's choices are stored: a hash, because a stored name would show who works here. */
export const personKey = (userName: string): string => `#${fingerprint(userName.toLowerCase())}`

/** Converts a key of an earlier version, which was a user name, possibly with a module: „maria/documents-flow“. */
export const asPersonKey = (stored: string): string =>
  stored.startsWith('#') ? stored : stored.replace(/^[^/]+/, (userName) => personKey(userName))
