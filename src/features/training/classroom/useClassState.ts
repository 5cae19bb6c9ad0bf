import { useSyncExternalStore } from 'react'
import type { Classroom, ClassroomState } from '../../../rules/training/classroom.ts'

const nothing = () => () => undefined

/** What the class says of this page; null for whoever practises alone. */
export const useClassState = (classroom: Classroom | null): ClassroomState | null =>
  useSyncExternalStore(classroom?.onChange ?? nothing, () => classroom?.state() ?? null)
