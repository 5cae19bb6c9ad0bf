import { atom } from 'jotai'
import type { DocumentValues } from './documentValues.ts'

type HandedOver = { userName: string; values: DocumentValues }

const handedOver = atom<HandedOver | null>(null)

/** What a new document of this person is to begin with: typed into one that is no longer there. */
export const handedOverAtom = atom((get) => get(handedOver))
export const handOverAtom = atom(null, (_get, set, form: HandedOver | null) => set(handedOver, form))
