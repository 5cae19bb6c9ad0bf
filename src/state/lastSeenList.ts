import { atom } from 'jotai'

export type LastSeenList = { href: string; keys: readonly string[] }

/** The menu marks this list while a record opened from it is shown. */
export const lastSeenListAtom = atom<LastSeenList | null>(null)
