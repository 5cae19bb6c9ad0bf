import { atom } from 'jotai'
import { storedPart } from '../../../state/applicationState.ts'
import { userAtom } from '../../../state/session.ts'

const fillsAtom = storedPart('fillsDepartment')

export const fillsDepartmentAtom = atom((get) => get(fillsAtom))
export const setFillsDepartmentAtom = atom(null, (_get, set, fills: boolean) => set(fillsAtom, () => fills))

/** Null if the preset is switched off or the user has no department. */
export const ownDepartmentAtom = atom((get): number | null =>
  get(fillsAtom) ? (get(userAtom)?.departmentId ?? null) : null,
)
