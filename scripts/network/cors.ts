export type Cors = {
  /** Returns the CORS headers of a response to this origin; only `Vary` if the origin is not allowed. */
  ofReply: (origin: string | undefined) => Record<string, string>
  ofPreflight: (origin: string | undefined) => Record<string, string> | null
}

/** The request headers that a preflight response must allow. */
const allowedHeaders = ['authorization', 'content-type', 'idempotency-key', 'x-requested-with', 'x-signalr-user-agent']
const exposedHeaders = ['content-disposition', 'retry-after']
const preflightLasts = 7200

/** CORS headers that the server leaves out, to test the messages about missing headers. */
export type CorsLacks = { headers?: readonly string[]; exposed?: boolean; maxAge?: boolean }

export const corsFor = (origins: readonly string[], lacks: CorsLacks = {}): Cors => {
  const allowed = allowedHeaders.filter((name) => !lacks.headers?.includes(name))
  const isOriginAllowed = (origin: string | undefined): origin is string =>
    origin !== undefined && origins.includes(origin)
  return {
    ofReply: (origin) => ({
      vary: 'Origin',
      ...(isOriginAllowed(origin) && {
        'access-control-allow-origin': origin,
        ...(!lacks.exposed && { 'access-control-expose-headers': exposedHeaders.join(', ') }),
      }),
    }),
    ofPreflight: (origin) =>
      isOriginAllowed(origin)
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
