import { atom } from 'jotai'
import type { StoredRequest } from '../transport/prefetch.ts'
import { storedPart } from './applicationState.ts'

/** The maximum number of lists, the last opened ones. */
const most = 12
const questionsAtom = storedPart('firstQuestions')

/** Stores the first request of a list, for the prefetch at the next start. */
export const noteFirstQuestionAtom = atom(null, (get, set, path: string, question: StoredRequest) => {
  if (JSON.stringify(get(questionsAtom)[path]) === JSON.stringify(question)) return
  set(questionsAtom, ({ [path]: _, ...others }) =>
    Object.fromEntries([[path, question] as const, ...Object.entries(others)].slice(0, most)),
  )
})

/** Deletes the requests of the previous user. */
export const forgetFirstQuestionsAtom = atom(null, (_get, set) => set(questionsAtom, () => ({})))
