import { expect, test } from 'playwright/test'
import { type Change, ofResultData } from '../../scripts/backend/api.ts'
import { account } from '../../src/contract/account.ts'
import { type Role, roles } from '../../src/contract/roles.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { isAdministrator } from '../../src/rules/routeAccess.ts'
import { oncePerScreen } from '../crawl/addresses.ts'
import { crawlerOn } from '../crawl/crawler.ts'
import { lossyServer } from '../crawl/lossyServer.ts'
import { routesForRoles } from '../support/routesForRoles.ts'

/**
 * Gives the user only this role in the responses; all other data is that of an administrator, so that no list is empty.
 */
const withRole = (role: Role): Change =>
  ofResultData((data, { path }) =>
    path === account.getCurrentUserInfo.path ? { ...(data as object), roles: { [role.toLowerCase()]: true } } : data,
  )

const noting =
  (role: Role, refused: Set<string>): Change =>
  (call, next) => {
    const { endpoint, path } = call
    if (endpoint && !mayCall(endpoint.roles, [role])) refused.add(`${role}: ${path}`)
    return next(call)
  }

test.describe.configure({ timeout: 600_000 })

test('no screen sends a call that its role may not make', async ({ browser }) => {
  const server = await lossyServer()
  const refused = new Set<string>()
  const crawled: Role[] = []
  for (const role of roles) {
    const places = oncePerScreen(server.places).filter(({ address }) => routesForRoles(role)(address))
    if (isAdministrator([role]) || places.length === 0) continue
    crawled.push(role)
    server.change(withRole(role), noting(role, refused))
    await test.step(`${role}: ${places.length} screens`, async () => {
      const context = await server.loggedIn(browser)
      const actor = await crawlerOn(context)
      await actor.startAt(places)
      expect(await actor.crawl(places)).toEqual([])
      await context.close()
    })
  }
  expect(crawled).toHaveLength(18)
  expect([...refused].toSorted()).toEqual([])
  await server.stop()
})
