import { atom } from 'jotai'

/** The list that was looked at last: where it stands, and which records it holds. */
export type LastSeenList = { href: string; keys: readonly string[] }

/** For the menu, which goes on to show the list that a record was opened from. */
export const lastSeenListAtom = atom<LastSeenList | null>(null)
