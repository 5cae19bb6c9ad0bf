import type { Page, Request } from 'playwright/test'
import { type Notification, notifications } from '../../src/contract/notifications.ts'
import { callTo } from '../support/calls.ts'
import type { Screen } from '../support/screen.ts'
import { requestInPage, tokenOf } from './requestInPage.ts'

/** In milliseconds of the page's clock: longer than all delays with which a page handles a push. */
const PUSHES_MS = 8_000
/** A period that includes the dates of the journeys and of the bench, which differ. */
const anyDay = { fromDate: '2000-01-01', toDate: '2100-01-01' }

/** Returns a list to which all requests of the page to the backends are added from now on, without their parameters. */
export const requestsOf = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/api/')) sent.push(`${request.method()} ${pathname.split('/').at(-1)}`)
  })
  return sent
}

/** The request that the push sent by `pushesHandled` causes: the list of notifications. */
export const ofLastPush = `POST ${notifications.getUserNotifications.path.split('/').at(-1)}`

/**
 * Resolves when the screen of a user has handled all pushes sent so far and has the responses to its requests. Sends
 * one more push, about a notification of this user, and waits for it, because pushes arrive in order. Then moves the
 * page's clock over all delays, so `page.clock.install()` must be called before the page is opened. `from`: another
 * open page.
 */
export const pushesHandled = async ({ page, atRest }: Screen, userName: string, from: Page): Promise<void> => {
  const token = await tokenOf(from, userName)
  const { items } = await requestInPage<{ items: Notification[] }>(from, notifications.getUserNotifications, {
    query: { skip: '0', take: '1' },
    body: { sortColumns: [{ columnName: 'DateCreated', direction: 'asc' }], ...anyDay },
    token,
  })
  const [first] = items
  if (!first) throw new Error(`${userName} has no notification`)
  const { setNotificationSeen, setNotificationNotSeen } = notifications
  const refetch = page.waitForRequest(callTo(notifications.getUserNotifications))
  await requestInPage(from, first.seen ? setNotificationNotSeen : setNotificationSeen, {
    query: { notificationId: String(first.id) },
    token,
  })
  await refetch
  // The page must be idle before its clock moves. Otherwise a part that renders late would request again what is stale
  // only by the moved clock.
  await atRest()
  await page.clock.runFor(PUSHES_MS)
  await atRest()
}
