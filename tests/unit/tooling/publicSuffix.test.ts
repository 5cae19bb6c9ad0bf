import { expect, test } from 'vitest'
import { getDomain } from '../../bench/publicSuffix.ts'

test.each([
  ['localhost', null],
  ['127.0.0.1', null],
  ['[::1]', null],
  ['delovod.bg', 'delovod.bg'],
  ['training.delovod.bg', 'delovod.bg'],
  ['training.delovod.bg.', 'delovod.bg'],
])('the domain of %s is %s', (host, domain) => expect(getDomain(host)).toBe(domain))
