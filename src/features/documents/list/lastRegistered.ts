import { atom } from 'jotai'

/** The document that was last registered in this browser tab. If the list hides it, a message says so. */
export type LastRegistered = { guid: string; number: string; scope: 1 | 2 }
export const lastRegisteredAtom = atom<LastRegistered | null>(null)
