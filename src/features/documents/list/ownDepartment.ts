import { atom } from 'jotai'
import { userAtom } from '../../../state/session.ts'

/** The department that fills the filter's „Регионално звено“; null for a person without one. */
export const ownDepartmentAtom = atom((get): number | null => get(userAtom)?.departmentId ?? null)
