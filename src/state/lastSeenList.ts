import { atom } from 'jotai'

/** The list that was looked at last: where it stands, and which records it holds. */
export type LastSeenList = { href: string; keys: readonly string[] }

/** So that the menu goes on to show the list that a record was opened from, also where the record lies elsewhere. */
export const lastSeenListAtom = atom<LastSeenList | null>(null)
