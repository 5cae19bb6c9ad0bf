import { atom } from 'jotai'
import type { DocumentValues } from './documentValues.ts'

type PassedForm = { userName: string; values: DocumentValues }

/** The files dropped on a list, with which a new document begins. */
export const passedFilesAtom = atom<readonly File[]>([])

const passedForm = atom<PassedForm | null>(null)

export const passedFormAtom = atom((get) => get(passedForm))
export const passFormAtom = atom(null, (_get, set, form: PassedForm | null) => set(passedForm, form))
