import { atom } from 'jotai'

/** If the list hides the document, a message says so. */
export type LastRegistered = { guid: string; number: string; scope: 1 | 2 }
export const lastRegisteredAtom = atom<LastRegistered | null>(null)
