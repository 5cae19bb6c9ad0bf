import { expect, test } from 'vitest'
import { cacheControl, minimalPolicy, securityHeaders } from '../../../scripts/serve/headers.ts'

const own = { api: { register: '/register', shreder: '/shreder' }, hub: '/shreder/hubs/notifications' }
const remote = {
  api: { register: 'https://register.example.bg/au', shreder: 'https://shreder.example.bg' },
  hub: 'https://hub.example.bg/hubs/notifications',
}
const everywhere = {
  'Reporting-Endpoints': 'csp="/csp-report"',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), clipboard-read=(), display-capture=(), encrypted-media=(), gamepad=(), geolocation=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-create=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=(), fullscreen=(self)',
}
const before =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; manifest-src 'self'; img-src 'self' blob:"
const after =
  "object-src 'none'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default chunks; report-to csp"

test('in mocked mode the page may connect only to its host, and run the service worker', () => {
  expect(securityHeaders({ mode: 'mocked', ...remote })).toEqual({
    'Content-Security-Policy': `${before}; worker-src 'self'; connect-src 'self'; ${after}`,
    ...everywhere,
  })
})

test('connected, it may connect to the two API hosts and the hub, and there is no worker', () => {
  expect(securityHeaders({ mode: 'connected', ...remote })).toEqual({
    'Content-Security-Policy': `${before}; worker-src 'self'; connect-src 'self' https://register.example.bg https://shreder.example.bg https://hub.example.bg wss://hub.example.bg; ${after}`,
    ...everywhere,
  })
})

test('connected to APIs of the same host it needs no other', () => {
  expect(securityHeaders({ mode: 'connected', ...own })['Content-Security-Policy']).toBe(
    `${before}; worker-src 'self'; connect-src 'self'; ${after}`,
  )
})

test('the page itself has a minimal policy: what a meta element supports, and the schemes of unknown backends', () => {
  expect(minimalPolicy()).toBe(
    `${before}; worker-src 'self'; connect-src 'self' http: https: ws: wss:; object-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types default chunks`,
  )
})

test.each([
  ['/static/js/index.27c9861bf7.js', 'public, max-age=31536000, immutable'],
  ['/index.html', 'no-cache'],
  ['/config.json', 'no-cache'],
  ['/mockServiceWorker.js', 'no-cache'],
])('the base path %s is kept: %s', (path, lifetime) => expect(cacheControl(path)).toBe(lifetime))

test.each(['https://a;sandbox', 'https://[', 'https://x y'])(
  'the value %s in a configuration does not widen the policy',
  (address) => {
    const headers = securityHeaders({ mode: 'connected', api: { register: address, shreder: address }, hub: address })
    expect(headers['Content-Security-Policy']).toContain("connect-src 'self';")
    expect(headers['Content-Security-Policy']).not.toContain('sandbox')
  },
)
