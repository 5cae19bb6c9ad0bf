import { atom } from 'jotai'
import { storedPart } from '../../../state/applicationState.ts'
import { userAtom } from '../../../state/session.ts'

const fillsAtom = storedPart('fillsDepartment')

/** Whether filters begin with the person's own department (document 1, section 5); stored. */
export const fillsDepartmentAtom = atom((get) => get(fillsAtom))
export const setFillsDepartmentAtom = atom(null, (_get, set, fills: boolean) => set(fillsAtom, () => fills))

/** The department a filter begins with; null when auto-fill is off, or for a person without a department. */
export const ownDepartmentAtom = atom((get): number | null =>
  get(fillsAtom) ? (get(userAtom)?.departmentId ?? null) : null,
)
