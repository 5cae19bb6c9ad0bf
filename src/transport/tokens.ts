import { ifAllowed } from '../ifAllowed.ts'
import type { OneBackend } from './address.ts'
import { appConfig } from './config.ts'

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

/** A token and its lifetime in seconds; without a positive lifetime one day is used. */
export type NewToken = { token: string; seconds?: number }

/** The maximum size of name and value together, in bytes; browsers drop a longer cookie silently. */
const largestCookie = 4096
const oneDay = 24 * 60 * 60
const backends = ['register', 'shreder'] as const satisfies readonly OneBackend[]

const isHttps = () => location.protocol === 'https:'
/**
 * Returns a cookie name with the prefix `__Host-`, which binds the cookie to this host, Path=/ and https; on plain http
 * the prefix is not available.
 */
const hostName = (name: string) => `${isHttps() ? '__Host-' : ''}${name}`
const cookieName = (backend: OneBackend) => hostName(`${backend}-token`)
/** Returns the name of the cookie with the end of the session, because a page cannot read the lifetime of a cookie. */
const endName = () => hostName('session-end')

const write = (name: string, value: string, maxAge: number | null) => {
  const age = maxAge === null ? '' : `; Max-Age=${maxAge}`
  const cookie = `${name}=${value}; Path=/; SameSite=Strict${isHttps() ? '; Secure' : ''}${age}`
  // The page writes the cookie itself, because with two backends no single backend can (specification 1, section 7).
  // Whether the browser stored the cookie can only be seen by reading it again.
  ifAllowed(() => Object.assign(document, { cookie }), null)
}

const decodeCookie = (value: string): string | null => {
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
  return found ? decodeCookie(found.slice(start.length)) : null
}

/** Returns a token. It is read from the cookie each time, because another tab may have logged out. */
export const tokenOf = (backend: OneBackend): string | null => read(cookieName(backend))

/**
 * Returns when the first of the tokens expires, in milliseconds since 1970 by the local clock; null if unknown. The
 * value survives a reload and is shared by all tabs.
 */
export const sessionEnd = (): number | null => {
  const end = Number(read(endName()))
  return end > 0 ? end : null
}

export const hasTokens = (): boolean => backends.every((backend) => tokenOf(backend) !== null)

export const clearTokens = (): void => {
  for (const backend of backends) write(cookieName(backend), '', 0)
  if (read(endName()) !== null) write(endName(), '', 0)
}

const lifeOf = ({ seconds = 0 }: NewToken): number => (seconds >= 1 ? Math.floor(seconds) : oneDay)

const storeEnd = (tokens: Record<OneBackend, NewToken>, untilClosed: boolean): void => {
  const isKnown = backends.some((backend) => (tokens[backend].seconds ?? 0) >= 1)
  const life = Math.min(...backends.map((backend) => lifeOf(tokens[backend])))
  if (isKnown) write(endName(), String(Date.now() + life * 1000), untilClosed ? null : life)
  else if (read(endName()) !== null) write(endName(), '', 0)
}

/**
 * Stores both tokens with their lifetimes, or none: if a cookie cannot be read back, both are deleted and
 * `TokenNotStored` is thrown. With `removeTokensOnBrowserClose` the tokens are session cookies.
 */
export const saveTokens = (tokens: Record<OneBackend, NewToken>): void => {
  const untilClosed = appConfig().removeTokensOnBrowserClose
  for (const backend of backends) {
    const { token } = tokens[backend]
    write(cookieName(backend), encodeURIComponent(token), untilClosed ? null : lifeOf(tokens[backend]))
    if (tokenOf(backend) === token) continue
    clearTokens()
    throw new TokenNotStored(cookieName(backend).length + encodeURIComponent(token).length)
  }
  storeEnd(tokens, untilClosed)
}
