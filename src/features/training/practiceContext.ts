import { createContext, use } from 'react'
import type { Classroom } from '../../rules/training/classroom.ts'
import type { Practice, TrialPerson } from '../../rules/training/practice.ts'

export const PracticeContext = createContext<Practice | null>(null)

/** What can be done with the imitated backend by hand; there is no panel without it. */
export const usePractice = (): Practice => {
  const practice = use(PracticeContext)
  if (practice === null) throw new Error('The panel stands outside its context')
  return practice
}

export const PeopleContext = createContext<readonly TrialPerson[]>([])
/** Those whom one may log in as, whoever has a place in the invented body first. */
export const useTrialPeople = (): readonly TrialPerson[] => use(PeopleContext)

/** The class that one practises in; null in a world of one's own. */
export const ClassroomContext = createContext<Classroom | null>(null)
export const useClassroom = (): Classroom | null => use(ClassroomContext)

export const TrialPasswordContext = createContext('')
/** The password that every invented person has. */
export const useTrialPassword = (): string => use(TrialPasswordContext)
