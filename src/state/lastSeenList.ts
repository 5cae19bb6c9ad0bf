import { atom } from 'jotai'

export type LastSeenList = { href: string; keys: readonly string[] }

export const lastSeenListAtom = atom<LastSeenList | null>(null)
