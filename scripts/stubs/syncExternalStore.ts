/** Replaces `use-sync-external-store/shim` (wouter): since React 18 the hook is part of React. */
export { useSyncExternalStore } from 'react'
