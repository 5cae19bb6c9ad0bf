import { expect, test } from 'playwright/test'
import { type Change, ofResultData } from '../../scripts/backend/api.ts'
import { isWhole } from '../support/isWhole.ts'
import { oncePerScreen } from '../walk/addresses.ts'
import { lossyServer } from '../walk/lossyServer.ts'
import { sweep } from '../walk/sweep.ts'

/** What no line can break at a blank: a subject, and a word at the end of whatever else somebody has written. */
const subject = 'Щ'.repeat(1000)
const unbroken = 'неразделимадума'.repeat(3)

/** A text that somebody wrote, names of people, cars, departments and states among them: a word, and no page of HTML. */
const isWritten = (text: string) => /[а-я]{3}/i.test(text) && !text.includes('<')
const longer = (text: string, key: string): string => {
  if (key === 'subjectDescription') return subject
  // They double the time of the walk.
  return isWhole && isWritten(text) ? `${text} ${unbroken}` : text
}
const withLongTexts = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return [...value.slice(0, 1).map((one) => withLongTexts(one)), ...value.slice(1)]
  if (typeof value === 'string') return longer(value, key)
  // A step of a process is drawn in lines that part a word, and axe reads them as several.
  if (typeof value !== 'object' || value === null || 'transitions' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLongTexts(inner, name)]))
}

/** The first record of every list, and every single one, has a subject, or texts, that no line can hold. */
const longTexts: Change = ofResultData((data) => withLongTexts(data))

test.describe.configure({ timeout: 600_000 })

/** One walk: what looks as nothing before is looked at once, and the frame around the screens is begun with once. */
test('every screen fits: wide, narrow, with larger and spaced letters, in the colours of the system', async ({
  browser,
}) => {
  const server = await lossyServer()
  server.change(longTexts)
  const context = await server.loggedIn(browser)
  const places = oncePerScreen(server.places)
  expect(places.length).toBeGreaterThan(90)
  expect(await sweep(context, places)).toEqual([])
  await context.close()
  await server.stop()
})
