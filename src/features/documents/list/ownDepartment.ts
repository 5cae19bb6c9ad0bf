import { atom } from 'jotai'
import { storedPart } from '../../../state/applicationState.ts'
import { userAtom } from '../../../state/session.ts'

const fillsAtom = storedPart('fillsDepartment')

export const fillsDepartmentAtom = atom((get) => get(fillsAtom))
export const setFillsDepartmentAtom = atom(null, (_get, set, fills: boolean) => set(fillsAtom, () => fills))

/** The department that the lists are filtered by at first. Null if the user switched this off or has no department. */
export const ownDepartmentAtom = atom((get): number | null =>
  get(fillsAtom) ? (get(userAtom)?.departmentId ?? null) : null,
)
