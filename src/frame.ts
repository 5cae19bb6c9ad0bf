import { stateKey } from './state/storageKeys.ts'
import { dressPage } from './widgets/look/dressPage.ts'

/** What the browser holds; null where it may not be read. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(stateKey)
  } catch {
    return null
  }
}

/** Runs before the first paint, by itself and without the application: it weighs less than a kilobyte. */
dressPage(document.documentElement, {
  stored: stored(),
  cookies: document.cookie,
  prefers: (what) => matchMedia(`(prefers-${what})`).matches,
})
