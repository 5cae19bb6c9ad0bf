import type { PublicConfig } from './publicConfig.ts'

type Addresses = Pick<PublicConfig, 'mode' | 'api' | 'hub'>

const isAbsolute = (address: string): boolean => /^[a-z]+:\/\//i.test(address)
const isSound = (address: string): boolean =>
  URL.canParse(address) && /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.test(new URL(address).host)
const origin = (address: string, scheme = ''): string => {
  const url = new URL(address)
  return `${scheme === '' ? url.protocol : url.protocol.replace(/^(http|ws)/, scheme)}//${url.host}`
}

/**
 * Returns the allowed connections. The WebSocket URL is listed separately, because in some browsers 'self' and https:
 * do not include it.
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
  // The <base> of the page is allowed, because it comes before the <meta> with this policy; any later <base> is
  // refused.
  'base-uri': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'chunks'],
  'report-to': ['csp'],
})

/**
 * Returns the policy inside `index.html`, which applies even if the server sends no headers. Without `addresses`, only
 * the scheme of the backends is restricted.
 */
export const minimalPolicy = (addresses?: Addresses): string => {
  const {
    'frame-ancestors': _,
    'report-to': __,
    ...baseline
  } = contentSecurityPolicy(addresses ?? { mode: 'mocked', api: { register: '', shreder: '' } })
  const sources: Record<string, string[]> = addresses
    ? {}
    : { 'connect-src': ["'self'", 'http:', 'https:', 'ws:', 'wss:'] }
  return policy({ ...baseline, 'base-uri': ["'none'"], ...sources })
}

const unused = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read'],
  ...['display-capture', 'encrypted-media', 'gamepad', 'geolocation', 'gyroscope', 'hid', 'identity-credentials-get'],
  ...['idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'storage-access'],
  ...['usb', 'window-management', 'xr-spatial-tracking'],
]

/**
 * Returns the security headers of every response, derived from the served configuration. A web server for the connected
 * build must send the same headers. Trusted Types policies: the application uses `default`, the loader of lazy chunks
 * uses `chunks`.
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

export const cacheControl = (path: string): string =>
  path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache'

export const developmentHeaders = (): Record<string, string> => {
  const addresses: Addresses = { mode: 'mocked', api: { register: '', shreder: '' }, hub: '' }
  const { 'require-trusted-types-for': _, 'trusted-types': __, ...directives } = contentSecurityPolicy(addresses)
  return {
    ...securityHeaders(addresses),
    'Content-Security-Policy': policy({ ...directives, 'connect-src': ["'self'", 'ws:'] }),
  }
}
