import { atom } from 'jotai'
import type { Classroom } from '../../rules/training/classroom.ts'
import type { Practice, TrialPerson } from '../../rules/training/practice.ts'

export type DemoUser = TrialPerson

/**
 * The training environment as the entry of the application knows it: absent in connected mode; at first only announced
 * (the login page is painted before the in-browser backend is ready), then ready with its people, or failed with the reason.
 */
export type Training =
  | { state: 'absent' }
  | { state: 'starting' }
  | {
      state: 'ready'
      people: readonly DemoUser[]
      /** The two that only who practises alone has: „Нулирай данните“, and a message of another body that arrives now. */
      resetWorld?: () => Promise<void>
      receiveMessage?: (system: 'edelivery' | 'docexchange') => Promise<void>
      /** All that the panel „Обучение“ does. */
      practice: Practice
      /** Where one practises with others on a server; null in a world of one's own. */
      classroom: Classroom | null
    }
  | { state: 'failed'; reason: string }

export const trainingAtom = atom<Training>({ state: 'absent' })

/** Why what is done in the training environment does not stay in this browser; null while it stays. */
export const trainingTroubleAtom = atom<string | null>(null)

/** Every invented person has the same password, which the login page says openly. */
export const demoPassword = 'demo'
