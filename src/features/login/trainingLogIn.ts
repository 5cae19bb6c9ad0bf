import { atom } from 'jotai'
import type { Classroom } from '../../rules/training/classroom.ts'
import type { Training, TrialPerson } from '../../rules/training/trainingApi.ts'

export type DemoUser = TrialPerson

/**
 * The state of the training environment on the login page: absent without training; announced while the mock backend
 * starts; then ready with its users, or failed with a reason.
 */
export type TrainingLogIn =
  | { state: 'absent' }
  | { state: 'starting' }
  | {
      state: 'ready'
      people: readonly DemoUser[]
      resetDatabase?: () => Promise<void>
      receiveMessage?: (system: 'edelivery' | 'docexchange') => Promise<void>
      training: Training
      /** The training class on a shared server. Null if the mock database is private to this browser. */
      classroom: Classroom | null
    }
  | { state: 'failed'; reason: string }

export const trainingAtom = atom<TrainingLogIn>({ state: 'absent' })

export const trainingTroubleAtom = atom<string | null>(null)

/** The common password of all fictional users. The login page shows it. */
export const demoPassword = 'demo'
