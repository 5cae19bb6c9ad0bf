import { atom } from 'jotai'

/** The last document registered in this tab. If its list hides it, a message says so. */
export type LastRegistered = { guid: string; number: string; scope: 1 | 2 }
export const lastRegisteredAtom = atom<LastRegistered | null>(null)
