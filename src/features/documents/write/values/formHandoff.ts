import { atom } from 'jotai'
import type { DocumentValues } from './documentValues.ts'

type PassedForm = { userName: string; values: DocumentValues }

/** The files with which a new document begins: dropped on a list. */
export const passedFilesAtom = atom<readonly File[]>([])

const passedForm = atom<PassedForm | null>(null)

/** Initial values for the user's new document, taken from the form of a document that no longer exists. */
export const passedFormAtom = atom((get) => get(passedForm))
export const passFormAtom = atom(null, (_get, set, form: PassedForm | null) => set(passedForm, form))
