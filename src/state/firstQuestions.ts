import { atom } from 'jotai'
import type { StoredRequest } from '../transport/prefetch.ts'
import { storedPart } from './applicationState.ts'

/** For so many lists: those that were opened last. */
const most = 12
const questionsAtom = storedPart('firstQuestions')

/** Notes what the list at a path asks first, for the next start there. */
export const noteFirstQuestionAtom = atom(null, (get, set, path: string, question: StoredRequest) => {
  if (JSON.stringify(get(questionsAtom)[path]) === JSON.stringify(question)) return
  set(questionsAtom, ({ [path]: _, ...others }) =>
    Object.fromEntries([[path, question] as const, ...Object.entries(others)].slice(0, most)),
  )
})

/** Of whoever worked here before. */
export const forgetFirstQuestionsAtom = atom(null, (_get, set) => set(questionsAtom, () => ({})))
