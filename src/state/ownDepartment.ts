import { atom } from 'jotai'
import { keptPart } from './applicationState.ts'
import { userAtom } from './session.ts'

const keptFill = keptPart('fillsDepartment')

/** Whether filters begin with the person's own department (document 1, section 5); kept. */
export const fillsDepartmentAtom = atom((get) => get(keptFill))
export const setFillsDepartmentAtom = atom(null, (_get, set, fills: boolean) => set(keptFill, fills))

/** The department a filter begins with; null when auto-fill is off, or for a person without a department. */
export const ownDepartmentAtom = atom((get): number | null =>
  get(keptFill) ? (get(userAtom)?.departmentId ?? null) : null,
)
