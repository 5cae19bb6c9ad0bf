import type { ProcessStep } from '../../contract/businessProcesses.ts'
import { pluralise } from '../../rules/words/pluralise.ts'

export const termText = ({ workingDays }: Pick<ProcessStep, 'workingDays'>): string =>
  workingDays === null ? 'Без срок' : pluralise(workingDays, 'workingDay')

export type Transition = { stepId: number; condition: string; name: string }

export const transitionsOf = ({ transitions }: ProcessStep, steps: readonly ProcessStep[]): Transition[] =>
  transitions.flatMap(({ stepId, condition }) => {
    const target = steps.find(({ id }) => id === stepId)
    return target ? [{ stepId, condition, name: target.name }] : []
  })

export const shapeId = (stepId: number): string => `process-step-${stepId}`

/** Returns „21 активни“ and „6 просрочени“ as separate lines; empty if there are none or the number is unknown. */
export const standingText = ({
  activeInstances,
  lateInstances,
}: Pick<ProcessStep, 'activeInstances' | 'lateInstances'>): string[] => {
  if (!activeInstances) return []
  const standing = pluralise(activeInstances, ['активна', 'активни'])
  return lateInstances ? [standing, pluralise(lateInstances, ['просрочена', 'просрочени'])] : [standing]
}
