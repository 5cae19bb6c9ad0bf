import { atom } from 'jotai'

/** The document that was registered last in this tab: its list must not hide it without a word. */
export type LastRegistered = { guid: string; number: string; scope: 1 | 2 }
export const lastRegisteredAtom = atom<LastRegistered | null>(null)
