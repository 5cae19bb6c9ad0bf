/** What pages of other origins may do with a server: the headers of the replies to them. */
export type Cors = {
  /** Of every reply to a request of this origin; of an origin that is not let in, none but `Vary`. */
  ofReply: (origin: string | undefined) => Record<string, string>
  /** Of the answer to a preflight; null refuses it. */
  ofPreflight: (origin: string | undefined) => Record<string, string> | null
}

/** What a browser asks leave for: the token, the type of a body, the key of a write, and what the hub's client sends. */
const allowedHeaders = ['authorization', 'content-type', 'idempotency-key', 'x-requested-with', 'x-signalr-user-agent']
/** What a page reads of a reply besides its body. */
const exposedHeaders = ['content-disposition', 'retry-after']
/** In seconds; Chromium keeps an answer to a preflight no longer. */
const preflightLasts = 7200

/** What a server forgets to allow, for tests of what is said then. */
export type CorsLacks = { headers?: readonly string[]; exposed?: boolean; maxAge?: boolean }

/** Lets in pages of these origins, and no others. */
export const corsFor = (origins: readonly string[], lacks: CorsLacks = {}): Cors => {
  const allowed = allowedHeaders.filter((name) => !lacks.headers?.includes(name))
  const isLetIn = (origin: string | undefined): origin is string => origin !== undefined && origins.includes(origin)
  return {
    ofReply: (origin) => ({
      vary: 'Origin',
      ...(isLetIn(origin) && {
        'access-control-allow-origin': origin,
        ...(!lacks.exposed && { 'access-control-expose-headers': exposedHeaders.join(', ') }),
      }),
    }),
    ofPreflight: (origin) =>
      isLetIn(origin)
        ? {
            vary: 'Origin',
            'access-control-allow-origin': origin,
            'access-control-allow-methods': 'GET, POST, PUT, DELETE',
            'access-control-allow-headers': allowed.join(', '),
            ...(!lacks.maxAge && { 'access-control-max-age': String(preflightLasts) }),
          }
        : null,
  }
}
