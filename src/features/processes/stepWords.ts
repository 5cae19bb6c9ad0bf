import type { ProcessStep } from '../../contract/businessProcesses.ts'
import { counted } from '../../rules/words/count.ts'

/** „2 работни дни“, or that there is no term. */
export const termWords = ({ workingDays }: Pick<ProcessStep, 'workingDays'>): string =>
  workingDays === null ? 'Без срок' : counted(workingDays, 'workingDay')

/** Where a step leads, in words: „нередовно → Указания“. */
export type Transition = { stepId: number; condition: string; name: string }

/** Where a step leads, with the names of the steps; one that the process does not have is left out. */
export const transitionsOf = ({ transitions }: ProcessStep, steps: readonly ProcessStep[]): Transition[] =>
  transitions.flatMap(({ stepId, condition }) => {
    const target = steps.find(({ id }) => id === stepId)
    return target ? [{ stepId, condition, name: target.name }] : []
  })

/** The id of a step's shape in the diagram. */
export const shapeId = (stepId: number): string => `process-step-${stepId}`

/** „21 активни“ and „6 просрочени“: how many stand at a step; nothing when there are none, or nobody counts. */
export const standingWords = ({
  activeInstances,
  lateInstances,
}: Pick<ProcessStep, 'activeInstances' | 'lateInstances'>): string[] => {
  if (!activeInstances) return []
  const standing = counted(activeInstances, ['активна', 'активни'])
  return lateInstances ? [standing, counted(lateInstances, ['просрочена', 'просрочени'])] : [standing]
}
