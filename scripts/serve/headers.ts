import type { PublicConfig } from './publicConfig.ts'

type Addresses = Pick<PublicConfig, 'mode' | 'api' | 'hub'>

const isAbsolute = (address: string): boolean => /^[a-z]+:\/\//i.test(address)
/** An address whose host can stand in a policy: nothing in it may end a directive and begin another. */
const isSound = (address: string): boolean =>
  URL.canParse(address) && /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.test(new URL(address).host)
const origin = (address: string, scheme = ''): string => {
  const url = new URL(address)
  return `${scheme === '' ? url.protocol : url.protocol.replace(/^(http|ws)/, scheme)}//${url.host}`
}

/**
 * Whom the page may talk to. In mocked mode only its own host, where no API answers; connected, also the two API hosts
 * and the hub, whose socket scheme is listed by itself, for not every browser lets 'self' or https: cover a socket.
 */
const connectSources = ({ mode, api, hub = '' }: Addresses): string[] => {
  if (mode === 'mocked') return ["'self'"]
  const apis = [api.register, api.shreder]
    .filter((address) => isAbsolute(address) && isSound(address))
    .map((address) => origin(address))
  const hubs = isAbsolute(hub) && isSound(hub) ? [origin(hub, 'http'), origin(hub, 'ws')] : []
  return ["'self'", ...new Set([...apis, ...hubs])]
}

const policy = (directives: Record<string, string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')

const contentSecurityPolicy = (addresses: Addresses): Record<string, string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'manifest-src': ["'self'"],
  'img-src': ["'self'", 'blob:'],
  'worker-src': ["'self'"],
  'connect-src': connectSources(addresses),
  'object-src': ["'none'"],
  // The page's own <base>, which stands before its floor; every later one is refused by that.
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'chunks'],
  'report-to': ['csp'],
})

/**
 * The floor of the policy, for `index.html` itself, also behind a server without headers. A `<meta>` carries neither
 * `frame-ancestors` nor a report. Without addresses, as in the build, it knows only the backends' schemes. Beside the header the stricter of
 * both holds.
 */
export const policyFloor = (addresses?: Addresses): string => {
  const {
    'frame-ancestors': _,
    'report-to': __,
    ...floor
  } = contentSecurityPolicy(addresses ?? { mode: 'mocked', api: { register: '', shreder: '' } })
  const sources: Record<string, string[]> = addresses
    ? {}
    : { 'connect-src': ["'self'", 'http:', 'https:', 'ws:', 'wss:'] }
  return policy({ ...floor, 'base-uri': ["'none'"], ...sources })
}

/** What a page may not use at all. */
const unused = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read'],
  ...['display-capture', 'encrypted-media', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'identity-credentials-get'],
  ...['idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access'],
  ...['usb', 'window-management', 'xr-spatial-tracking'],
]

/**
 * Headers of every answer of the server, by the configuration it serves. A real web server in front of the connected
 * build sends the same. Trusted Types policies: `default` is the app's, `chunks` the loader's of lazy chunks.
 */
export const securityHeaders = (addresses: Addresses): Record<string, string> => ({
  'Content-Security-Policy': policy(contentSecurityPolicy(addresses)),
  'Reporting-Endpoints': 'csp="/csp-report"',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': [...unused.map((feature) => `${feature}=()`), 'fullscreen=(self)'].join(', '),
})

/** How long a file may be cached: hashed files for ever, everything else is asked for again. */
export const cacheControl = (path: string): string =>
  path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache'

/** The dev server's headers: the same policy, opened for the hot-reload socket and its script texts. */
export const developmentHeaders = (): Record<string, string> => {
  const addresses: Addresses = { mode: 'mocked', api: { register: '', shreder: '' }, hub: '' }
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...directives } = contentSecurityPolicy(addresses)
  return {
    ...securityHeaders(addresses),
    'Content-Security-Policy': policy({ ...directives, 'connect-src': ["'self'", 'ws:'] }),
  }
}
