import { createContext, use } from 'react'
import type { Classroom } from '../../rules/training/classroom.ts'
import type { Training, TrialPerson } from '../../rules/training/trainingApi.ts'

export const TrainingContext = createContext<Training | null>(null)

export const useTraining = (): Training => {
  const training = use(TrainingContext)
  if (training === null) throw new Error('The panel stands outside its context')
  return training
}

export const PeopleContext = createContext<readonly TrialPerson[]>([])
/** Returns the fictitious people; those with a position in the fictitious administration come first. */
export const useTrialPeople = (): readonly TrialPerson[] => use(PeopleContext)

export const ClassroomContext = createContext<Classroom | null>(null)
export const useClassroom = (): Classroom | null => use(ClassroomContext)

export const TrialPasswordContext = createContext('')
export const useTrialPassword = (): string => use(TrialPasswordContext)
