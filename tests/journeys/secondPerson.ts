import type { Page } from 'playwright/test'
import { type Screen, screenOf } from '../support/screen.ts'

/**
 * Gives a page a separate session (cookies, messages between tabs); the mock backend is shared with the other tabs.
 * Call it before the page is opened.
 */
const ownSession = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const own = 'second.'
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    if (!cookie?.get || !cookie.set) throw new Error('There is no document.cookie to stand in for')
    const { get, set } = cookie
    Object.defineProperty(document, 'cookie', {
      get: () =>
        String(get.call(document))
          .split('; ')
          .filter((one) => one.startsWith(own))
          .map((one) => one.slice(own.length))
          .join('; '),
      set: (written: string) => set.call(document, own + written),
    })
    window.BroadcastChannel = class extends BroadcastChannel {
      constructor(name: string) {
        super(name === 'delovod.session' ? own + name : name)
      }
    }
  })

/** Logs a second user in on a new page, with a separate session on the same mock backend. */
export const asSecondPerson = async (page: Page, userName: string): Promise<Screen> => {
  await ownSession(page)
  const desk = screenOf(page)
  await desk.logIn(userName)
  await desk.expectLoggedIn()
  return desk
}
