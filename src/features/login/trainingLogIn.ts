import { atom } from 'jotai'
import type { Classroom } from '../../rules/training/classroom.ts'
import type { Training, TrialPerson } from '../../rules/training/trainingApi.ts'

export type DemoUser = TrialPerson

/**
 * The state of the training on the login page. `absent`: there is no training; `starting`: the mock backend is
 * starting; then `ready` or `failed`.
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
      /**
       * The training class, if its browsers share a mock database on a server; null if the mock database is private to
       * this browser.
       */
      classroom: Classroom | null
    }
  | { state: 'failed'; reason: string }

export const trainingAtom = atom<TrainingLogIn>({ state: 'absent' })

export const trainingTroubleAtom = atom<string | null>(null)

export const demoPassword = 'demo'
