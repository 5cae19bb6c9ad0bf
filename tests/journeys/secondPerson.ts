import type { Page } from 'playwright/test'
import { type Screen, screenOf } from '../support/screen.ts'

/**
 * Gives a page a separate session (cookies, and messages between tabs) with the same mock backend as the other tabs.
 * Must be called before the page is opened.
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

/** Opens a blank page for a second user with a separate session on the same mock backend, and logs in. */
export const asSecondPerson = async (page: Page, userName: string): Promise<Screen> => {
  await ownSession(page)
  const desk = screenOf(page)
  await desk.logIn(userName)
  await desk.expectLoggedIn()
  return desk
}
