import { atom } from 'jotai'

/** The document that the user registered last. If the filter of a list hides it, the list shows a note. */
export type LastRegistered = { guid: string; number: string; scope: 1 | 2 }
export const lastRegisteredAtom = atom<LastRegistered | null>(null)
