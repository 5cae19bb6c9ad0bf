import { atom } from 'jotai'
import type { DocumentValues } from './documentValues.ts'

type PassedForm = { userName: string; values: DocumentValues }

/** Files that were dropped on a list; the form of a new document takes them. */
export const passedFilesAtom = atom<readonly File[]>([])

const passedForm = atom<PassedForm | null>(null)

export const passedFormAtom = atom((get) => get(passedForm))
export const passFormAtom = atom(null, (_get, set, form: PassedForm | null) => set(passedForm, form))
