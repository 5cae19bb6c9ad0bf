import { atom } from 'jotai'
import type { DocumentValues } from './documentValues.ts'

type PassedForm = { userName: string; values: DocumentValues }

/** The files with which a new document begins: dropped on a list. */
export const passedFilesAtom = atom<readonly File[]>([])

const passedForm = atom<PassedForm | null>(null)

/** What a new document of this person is to begin with: typed into one that is no longer there. */
export const passedFormAtom = atom((get) => get(passedForm))
export const passFormAtom = atom(null, (_get, set, form: PassedForm | null) => set(passedForm, form))
