import { expect, test } from 'playwright/test'
import { type Change, ofResultData } from '../../scripts/backend/api.ts'
import { oncePerScreen } from '../walk/addresses.ts'
import { lossyServer } from '../walk/lossyServer.ts'
import { sweep } from '../walk/sweep.ts'

/** A subject that no line can break at a blank. */
const subject = 'Щ'.repeat(1000)

const withSubject = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value.slice(0, 1).map(withSubject), ...value.slice(1)]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'subjectDescription' ? subject : withSubject(inner)]),
  )
}

/** Every document, and the first one of every list, is about a thousand letters without a blank. */
const longSubjects: Change = ofResultData(withSubject)

test.describe.configure({ timeout: 600_000 })

/** One walk: what looks as nothing before is looked at once, and the frame around the screens is begun with once. */
test('every screen fits: wide, narrow, with larger and spaced letters, in the colours of the system', async ({
  browser,
}) => {
  const server = await lossyServer()
  server.change(longSubjects)
  const context = await server.loggedIn(browser)
  const places = oncePerScreen(server.places)
  expect(places.length).toBeGreaterThan(90)
  expect(await sweep(context, places)).toEqual([])
  await context.close()
  await server.stop()
})
