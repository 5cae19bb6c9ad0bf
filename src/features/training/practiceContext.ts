import { createContext, use } from 'react'
import type { Classroom } from '../../rules/training/classroom.ts'
import type { Practice, TrialPerson } from '../../rules/training/practice.ts'

export const PracticeContext = createContext<Practice | null>(null)

/** Manual actions of the mock backend; the panel is shown only with them. */
export const usePractice = (): Practice => {
  const practice = use(PracticeContext)
  if (practice === null) throw new Error('The panel stands outside its context')
  return practice
}

export const PeopleContext = createContext<readonly TrialPerson[]>([])
/** The people available for login, those with a position in the fictitious body first. */
export const useTrialPeople = (): readonly TrialPerson[] => use(PeopleContext)

/** The current class; null in a private mock database. */
export const ClassroomContext = createContext<Classroom | null>(null)
export const useClassroom = (): Classroom | null => use(ClassroomContext)

export const TrialPasswordContext = createContext('')
/** The common password of all fictitious people. */
export const useTrialPassword = (): string => use(TrialPasswordContext)
