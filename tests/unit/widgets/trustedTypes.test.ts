import { expect, test } from 'vitest'
import { knownMarkup, knownScript } from '../../../src/widgets/prime/trustedTypes.ts'

test.each(['', '&nbsp;', '.p-dialog { width: 50vw }', '@media screen and (max-width: 960px) { .a { width: 75vw } }'])(
  'PrimeReact may write %j',
  (text) => {
    expect(knownMarkup(text)).toBe(true)
  },
)

test.each(['<img src=x onerror=alert(1)>', '.a{}<script>alert(1)</script>', 'text', '&lt;b&gt;'])(
  'other markup is not written: %j',
  (text) => {
    expect(knownMarkup(text)).toBe(false)
  },
)

test.each([
  ['/mockServiceWorker.js', true],
  ['https://app.example/mockServiceWorker.js', true],
  ['https://other.example/mockServiceWorker.js', false],
  ['/static/pdf/5.4.624/worker.js', true],
  ['/static/pdf/../worker.js', false],
  ['https://other.example/static/pdf/5.4.624/worker.js', false],
  ['/mockServiceWorker.js.evil.js', false],
  ['/static/js/other.js', false],
  ['/mockServiceWorker.js?api=%2Fregister', true],
])('the address %j may become a worker: %j', (address, allowed) => {
  expect(knownScript(address, 'https://app.example/')).toBe(allowed)
})

test.each([
  ['/delovod/mockServiceWorker.js', true],
  ['/delovod/static/pdf/5.4.624/worker.js', true],
  ['/mockServiceWorker.js', false],
  ['/delovodstvo/mockServiceWorker.js', false],
])('below a path the address %j may become a worker: %j', (address, allowed) => {
  expect(knownScript(address, 'https://app.example/delovod/')).toBe(allowed)
})
