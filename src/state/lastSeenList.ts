import { atom } from 'jotai'

export type LastSeenList = { href: string; keys: readonly string[] }

/** The list that the user opened last; the menu marks it as current while a record opened from it is shown. */
export const lastSeenListAtom = atom<LastSeenList | null>(null)
