import { useSyncExternalStore } from 'react'
import type { Classroom, ClassroomState } from '../../../rules/training/classroom.ts'

const noSubscription = () => () => undefined

export const useClassState = (classroom: Classroom | null): ClassroomState | null =>
  useSyncExternalStore(classroom?.onChange ?? noSubscription, () => classroom?.state() ?? null)
