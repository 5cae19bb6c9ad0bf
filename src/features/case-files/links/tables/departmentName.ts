import { type Atom, atom } from 'jotai'
import { nameIn } from '../../../../screen-kit/lookup/lookupOptions.ts'
import { departmentOptions } from '../../list/caseFileOptions.ts'

/** The name of a department in a tag; until the list is there, and for none, „Отдел“. */
export const departmentNameAtom = (id: number | undefined): Atom<string> =>
  atom((get) => (id === undefined ? undefined : nameIn(get(departmentOptions.optionsAtom), id)) ?? 'Отдел')
