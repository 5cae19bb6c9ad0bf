import { expect, test } from 'playwright/test'
import { oncePerScreen } from '../walk/addresses.ts'
import { longSubjects } from '../walk/longSubjects.ts'
import { lossyServer } from '../walk/lossyServer.ts'
import { sweep } from '../walk/sweep.ts'

test.describe.configure({ timeout: 600_000 })

test('every screen fits: wide, narrow, with larger and spaced letters, in the colours of the system', async ({
  browser,
}) => {
  const server = await lossyServer()
  server.change(longSubjects)
  const context = await server.loggedIn(browser)
  const places = oncePerScreen(server.places)
  expect(places.length).toBeGreaterThan(20)
  expect(await sweep(context, places)).toEqual([])
  await context.close()
  await server.stop()
})
