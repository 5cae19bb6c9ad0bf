/** FNV-1a over 64 bits: short, the same everywhere. No name can be read out of it; one that is guessed can be tried. */
const fingerprint = (text: string): string => {
  let hash = 0xcbf29ce484222325n
  for (const char of text) hash = BigInt.asUintN(64, (hash ^ BigInt(char.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return hash.toString(36)
}

/** Under what a person's own choices lie in this browser after a log-out: a name there would tell who works at it. */
export const personKey = (userName: string): string => `#${fingerprint(userName.toLowerCase())}`

/** The key of what earlier versions stored under a user name, perhaps with a module after it: „maria/documents-flow“. */
export const asPersonKey = (stored: string): string =>
  stored.startsWith('#') ? stored : stored.replace(/^[^/]+/, (userName) => personKey(userName))
