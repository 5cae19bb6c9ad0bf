import { ifAllowed } from '../ifAllowed.ts'
import type { OneBackend } from './address.ts'
import { appConfig } from './config.ts'

/** The browser did not keep the tokens: the login cannot go on. The message is for the person. */
export class TokenNotStored extends Error {
  constructor(bytes: number) {
    super(
      bytes > largestCookie
        ? 'Входът не може да бъде запазен: данните за правата Ви са повече, отколкото браузърът приема. Обърнете се към администратор.'
        : 'Входът не може да бъде запазен: браузърът не приема бисквитки от този адрес. Разрешете ги и опитайте отново.',
    )
    this.name = 'TokenNotStored'
  }
}

/** One backend's token and for how many seconds it holds; absent or not positive means one day. */
export type NewToken = { token: string; seconds?: number }

/** Bytes of name and value together; a browser drops a longer cookie without a word. */
const largestCookie = 4096
const oneDay = 24 * 60 * 60
const backends = ['register', 'shreder'] as const satisfies readonly OneBackend[]

const onHttps = () => location.protocol === 'https:'
/** `__Host-` ties the cookie to this host, to Path=/ and to https; plain http (a developer's machine) has no such. */
const hostName = (name: string) => `${onHttps() ? '__Host-' : ''}${name}`
const cookieName = (backend: OneBackend) => hostName(`${backend}-token`)
/** Beside the tokens lies until when they hold: a page cannot ask that of a cookie. */
const endName = () => hostName('session-end')

const write = (name: string, value: string, maxAge: number | null) => {
  const age = maxAge === null ? '' : `; Max-Age=${maxAge}`
  const cookie = `${name}=${value}; Path=/; SameSite=Strict${onHttps() ? '; Secure' : ''}${age}`
  // The page must write the cookie itself: the two backends leave no other way (document 1, section 7).
  // Whether the browser took it, only reading tells.
  ifAllowed(() => Object.assign(document, { cookie }), null)
}

/** What a cookie holds; null for one that was not written by us and cannot be read. */
const decoded = (value: string): string | null => {
  try {
    return decodeURIComponent(value)
  } catch (problem) {
    if (problem instanceof URIError) return null
    throw problem
  }
}

const read = (name: string): string | null => {
  const start = `${name}=`
  const cookies = ifAllowed(() => document.cookie, '')
  const found = cookies.split('; ').find((one) => one.startsWith(start))
  return found ? decoded(found.slice(start.length)) : null
}

/** The token of one backend, or null. Read from the cookie every time: another tab may have logged out. */
export const tokenOf = (backend: OneBackend): string | null => read(cookieName(backend))

/**
 * When the first of the tokens ends, in milliseconds of the machine's clock: as the backends have said it, also to another
 * tab or before a reload. Null when neither has.
 */
export const sessionEnd = (): number | null => {
  const end = Number(read(endName()))
  return end > 0 ? end : null
}

/** True when both backends have a token. */
export const hasTokens = (): boolean => backends.every((backend) => tokenOf(backend) !== null)

/** Forgets both tokens. */
export const clearTokens = (): void => {
  for (const backend of backends) write(cookieName(backend), '', 0)
  if (read(endName()) !== null) write(endName(), '', 0)
}

const lifeOf = ({ seconds = 0 }: NewToken): number => (seconds >= 1 ? Math.floor(seconds) : oneDay)

const keepEnd = (tokens: Record<OneBackend, NewToken>, untilClosed: boolean): void => {
  const isKnown = backends.some((backend) => (tokens[backend].seconds ?? 0) >= 1)
  const life = Math.min(...backends.map((backend) => lifeOf(tokens[backend])))
  if (isKnown) write(endName(), String(Date.now() + life * 1000), untilClosed ? null : life)
  else if (read(endName()) !== null) write(endName(), '', 0)
}

/**
 * Keeps both tokens, each for its own time, or none: a cookie that cannot be read back clears both and throws
 * `TokenNotStored`. With `removeTokensOnBrowserClose` they are session cookies.
 */
export const keepTokens = (tokens: Record<OneBackend, NewToken>): void => {
  const untilClosed = appConfig().removeTokensOnBrowserClose
  for (const backend of backends) {
    const { token } = tokens[backend]
    write(cookieName(backend), encodeURIComponent(token), untilClosed ? null : lifeOf(tokens[backend]))
    if (tokenOf(backend) === token) continue
    clearTokens()
    throw new TokenNotStored(cookieName(backend).length + encodeURIComponent(token).length)
  }
  keepEnd(tokens, untilClosed)
}
