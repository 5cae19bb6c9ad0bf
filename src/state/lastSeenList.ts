import { atom } from 'jotai'

/** The last visited list: its address, and the keys of its records. */
export type LastSeenList = { href: string; keys: readonly string[] }

/** For the menu, which still marks the list from which a record was opened. */
export const lastSeenListAtom = atom<LastSeenList | null>(null)
