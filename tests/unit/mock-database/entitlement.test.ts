import { expect, test } from 'vitest'
import { entitlementOf } from '../../../mocks/staff/entitlement.ts'

const ofLastYear = (begin: string) =>
  entitlementOf({ seed: 1, begin }, 7, 'Старши експерт', Number(begin.slice(0, 4)) - 1)

test('before its register a database has only those taken days of the last year that precede the register', () => {
  const { basic, additional, usedBefore } = ofLastYear('2027-01-13')
  expect(usedBefore).toBeGreaterThan(0)
  expect(usedBefore).toBeLessThan((basic + additional) / 4)
})

test('a year outside the register has a few days left', () => {
  const { basic, additional, usedBefore } = ofLastYear('2026-11-18')
  expect(usedBefore).toBeGreaterThanOrEqual(basic + additional - 6)
  expect(usedBefore).toBeLessThanOrEqual(basic + additional)
})
