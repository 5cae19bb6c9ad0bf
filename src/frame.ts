import { ifAllowed } from './ifAllowed.ts'
import { dressPage, storedState } from './state/appearance.ts'

// Runs before the first paint, without the application.
dressPage(
  document.documentElement,
  storedState(),
  ifAllowed(() => document.cookie, ''),
)
