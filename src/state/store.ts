import type { createStore } from 'jotai'

/** The place where atoms keep their values. */
export type Store = ReturnType<typeof createStore>
