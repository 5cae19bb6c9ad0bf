import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nonWorkingDayKinds } from '../../../src/rules/deadlines/nonWorkingDayRules.ts'

const css = readFileSync('src/features/calendar/calendar.css', 'utf8')
/** The sign that is drawn in a day of a kind, whatever becomes of its colours; nothing of it is read aloud. */
const signOf = (kind: string) => new RegExp(`\\.year-day\\.${kind}::after {\\s*content: "(.+)" / "";`).exec(css)?.[1]

test('every kind of non-working day has a sign of its own, for colours are not seen by everybody', () => {
  const signs = Object.keys(nonWorkingDayKinds).map(signOf)
  expect(signs).not.toContain(undefined)
  expect(new Set(signs).size).toBe(signs.length)
  expect(signOf('another')).toBeUndefined()
})
