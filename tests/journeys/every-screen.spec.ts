import { expect, test } from 'playwright/test'
import { type Change, ofResultData } from '../../scripts/backend/api.ts'
import { oncePerScreen } from '../crawl/addresses.ts'
import { crawlScreens } from '../crawl/crawlScreens.ts'
import { lossyServer } from '../crawl/lossyServer.ts'
import { isWhole } from '../support/isFullRun.ts'

/** Words without a break opportunity: a subject, and a word at the end of other texts. */
const subject = 'Щ'.repeat(1000)
const unbroken = 'неразделимадума'.repeat(3)

/** A text by users, including names of people, cars, departments and states: it contains a word and no HTML. */
const isWritten = (text: string) => /[а-я]{3}/i.test(text) && !text.includes('<')
const longer = (text: string, key: string): string => {
  if (key === 'subjectDescription') return subject
  // These double the duration of the walk.
  return isWhole && isWritten(text) ? `${text} ${unbroken}` : text
}
const withLongTexts = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return [...value.slice(0, 1).map((one) => withLongTexts(one)), ...value.slice(1)]
  if (typeof value === 'string') return longer(value, key)
  // A step of a process is rendered in lines that split a word, which axe reads as several words.
  if (typeof value !== 'object' || value === null || 'transitions' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLongTexts(inner, name)]))
}

/** Gives the first record of every list, and every single record, texts that do not fit on a line. */
const longTexts: Change = ofResultData((data) => withLongTexts(data))

test.describe.configure({ timeout: 600_000 })

/** One walk for all checks, so that the frame of the screens is checked once. */
test('every screen fits: wide, narrow, with larger and spaced letters, in system colours', async ({ browser }) => {
  const server = await lossyServer()
  server.change(longTexts)
  const context = await server.loggedIn(browser)
  const places = oncePerScreen(server.places)
  expect(places.length).toBeGreaterThan(90)
  expect(await crawlScreens(context, places)).toEqual([])
  await context.close()
  await server.stop()
})
