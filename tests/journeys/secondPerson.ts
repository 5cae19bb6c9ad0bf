import type { Page } from 'playwright/test'
import { type Screen, screenOf } from '../support/screen.ts'

/**
 * Makes a page the browser of a second person on the same imitated server. Its session (cookies, and the word tabs pass
 * on) is its own, the world that of this context's tabs. Call it before the page is opened.
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

/** A blank page as the computer of a second person, who logs in at it: on the same server, in a session of her own. */
export const asSecondPerson = async (page: Page, userName: string): Promise<Screen> => {
  await ownSession(page)
  const desk = screenOf(page)
  await desk.logIn(userName)
  await desk.expectLoggedIn()
  return desk
}
