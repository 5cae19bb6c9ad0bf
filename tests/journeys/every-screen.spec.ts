import { expect, test } from 'playwright/test'
import { type Change, ofResultData } from '../../scripts/backend/api.ts'
import { oncePerScreen } from '../crawl/addresses.ts'
import { crawlScreens } from '../crawl/crawlScreens.ts'
import { lossyServer } from '../crawl/lossyServer.ts'
import { isWhole } from '../support/isFullRun.ts'

/** Long texts without a place for a line break: a whole subject, and a word appended to other texts. */
const subject = 'Щ'.repeat(1000)
const unbroken = 'неразделимадума'.repeat(3)

const isWritten = (text: string) => /[а-я]{3}/i.test(text) && !text.includes('<')
const longer = (text: string, key: string): string => {
  if (key === 'subjectDescription') return subject
  // The word is appended only in a full run, because appending it to all texts doubles the duration.
  return isWhole && isWritten(text) ? `${text} ${unbroken}` : text
}
const withLongTexts = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return [...value.slice(0, 1).map((one) => withLongTexts(one)), ...value.slice(1)]
  if (typeof value === 'string') return longer(value, key)
  if (typeof value !== 'object' || value === null || 'transitions' in value) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLongTexts(inner, name)]))
}

const longTexts: Change = ofResultData((data) => withLongTexts(data))

test.describe.configure({ timeout: 600_000 })

/** All checks run in one pass over the screens, so that the common page frame (header, menu) is checked only once. */
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
