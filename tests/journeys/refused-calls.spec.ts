import { expect, test } from 'playwright/test'
import { type Change, ofResultData } from '../../scripts/backend/api.ts'
import { account } from '../../src/contract/account.ts'
import { type Role, roles } from '../../src/contract/roles.ts'
import { mayCall } from '../../src/rules/callAccess.ts'
import { isAdministrator } from '../../src/rules/routeAccess.ts'
import { opensFor } from '../support/opensFor.ts'
import { oncePerScreen } from '../walk/addresses.ts'
import { lossyServer } from '../walk/lossyServer.ts'
import { walkerOn } from '../walk/walker.ts'

/** Who is logged in has this role alone; the records are those that an administrator reads, so that nothing stays empty. */
const withRole = (role: Role): Change =>
  ofResultData((data, { path }) =>
    path === account.getCurrentUserInfo.path ? { ...(data as object), roles: { [role.toLowerCase()]: true } } : data,
  )

/** Notes the calls that a backend would refuse to the role. */
const noting =
  (role: Role, refused: Set<string>): Change =>
  (call, next) => {
    const { endpoint, path } = call
    if (endpoint && !mayCall(endpoint.roles, [role])) refused.add(`${role}: ${path}`)
    return next(call)
  }

test.describe.configure({ timeout: 600_000 })

test('no screen asks for what the backend refuses: each role walks its own, with their tabs, forms and dialogs', async ({
  browser,
}) => {
  const server = await lossyServer()
  const refused = new Set<string>()
  const walked: Role[] = []
  for (const role of roles) {
    const places = oncePerScreen(server.places).filter(({ address }) => opensFor(role)(address))
    if (isAdministrator([role]) || places.length === 0) continue
    walked.push(role)
    server.change(withRole(role), noting(role, refused))
    await test.step(`${role}: ${places.length} screens`, async () => {
      const context = await server.loggedIn(browser)
      const walker = await walkerOn(context)
      await walker.startAt(places)
      expect(await walker.walk(places)).toEqual([])
      // What its page has still to ask is not taken for a call of the next role.
      await context.close()
    })
  }
  expect(walked).toHaveLength(18)
  expect([...refused].toSorted()).toEqual([])
  await server.stop()
})
