import type { Page } from 'playwright/test'

/**
 * Makes a page the browser of a second person on the same imitated server: its session (the tokens' cookies and the
 * word that tabs pass on about them) is its own, while the world lies where the tabs of this context share it. To be
 * called before the page is opened at an address.
 */
export const asSecondPerson = (page: Page): Promise<unknown> =>
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
