import { dressPage, stateKey } from './state/appearance.ts'

/** What the browser holds; null where it may not be read. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(stateKey)
  } catch {
    return null
  }
}

// Runs before the first paint, by itself and without the application.
dressPage(document.documentElement, stored(), document.cookie)
