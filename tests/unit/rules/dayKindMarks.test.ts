import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nonWorkingDayKinds } from '../../../src/rules/deadlines/nonWorkingDayRules.ts'

const css = readFileSync('src/features/calendar/calendar.css', 'utf8')
/**
 * Returns the symbol of a kind of day, so that days do not differ only by colour. Screen readers ignore the symbol,
 * because its alternative text is empty.
 */
const signOf = (kind: string) => new RegExp(`\\.year-day\\.${kind}::after {\\s*content: "(.+)" / "";`).exec(css)?.[1]

test('every kind of non-working day has a sign, because not all users see colours', () => {
  const signs = Object.keys(nonWorkingDayKinds).map(signOf)
  expect(signs).not.toContain(undefined)
  expect(new Set(signs).size).toBe(signs.length)
  expect(signOf('another')).toBeUndefined()
})
