import { ifAllowed } from './ifAllowed.ts'
import { applyAppearance, storedState } from './state/appearance.ts'

// This script runs before the first paint, without the application.
applyAppearance(
  document.documentElement,
  storedState(),
  ifAllowed(() => document.cookie, ''),
)
