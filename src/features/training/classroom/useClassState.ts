import { useSyncExternalStore } from 'react'
import type { Classroom, ClassroomState } from '../../../rules/training/classroom.ts'

const nothing = () => () => undefined

export const useClassState = (classroom: Classroom | null): ClassroomState | null =>
  useSyncExternalStore(classroom?.onChange ?? nothing, () => classroom?.state() ?? null)
