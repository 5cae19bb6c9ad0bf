import { atom } from 'jotai'
import { storedPart } from '../../../state/applicationState.ts'
import { userAtom } from '../../../state/session.ts'

const fillsAtom = storedPart('fillsDepartment')

/** Whether filters start with the user's department (document 1, section 5); stored. */
export const fillsDepartmentAtom = atom((get) => get(fillsAtom))
export const setFillsDepartmentAtom = atom(null, (_get, set, fills: boolean) => set(fillsAtom, () => fills))

/** The department that a filter starts with; null if auto-fill is off or the user has no department. */
export const ownDepartmentAtom = atom((get): number | null =>
  get(fillsAtom) ? (get(userAtom)?.departmentId ?? null) : null,
)
