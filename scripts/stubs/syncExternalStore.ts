/** Stands in for `use-sync-external-store/shim` (wouter): since React 18 the hook is React's own. */
export { useSyncExternalStore } from 'react'
