import { documents } from '../../../src/contract/documents.ts'
import type { Ask, Endpoint, Reply } from '../../../src/contract/endpoint.ts'
import type { Exercise } from '../../../src/contract/training/exercise.ts'
import { incomingLetter } from '../mocks/askBackend.ts'
import { practice } from './practice.ts'

type Sent<E extends Endpoint> = Ask<E>

/** Somebody who has begun an exercise, with the calls by which its ways are walked; a refused call rejects. */
export const trainee = async (exercise: Exercise) => {
  const here = await practice()
  const run = await here.byHand.beginExercise(exercise, exercise.who ?? 'mpetrova')
  const { found } = await here.byHand.factsOfRun(run.id)
  const asking = (userName: string) => {
    const as = here.as(userName)
    return async <E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Reply<E>> => {
      const reply = await (await as)(endpoint, sent)
      if (reply.type !== 1) throw new Error(`${endpoint.path}: ${JSON.stringify(reply)}`)
      return reply.resultData
    }
  }
  const ask = asking(exercise.who ?? 'mpetrova')
  const of = (name: string, field: string) => String(found[name]?.fields[field] ?? '')
  return {
    ...here,
    run,
    ask,
    asking,
    /** What the exercise found, as text and as a number. */
    of,
    id: (name: string, field = 'id') => Number(of(name, field)),
    personOf: (userName: string) => here.world.users.all().find((user) => user.userName === userName)?.personId ?? 0,
    enter: async (given: Parameters<typeof incomingLetter>[0]) =>
      (await ask(documents.createDocument, { body: incomingLetter(given) })).guid,
    register: async (given: Parameters<typeof incomingLetter>[0]) => {
      const { guid } = await ask(documents.createDocument, { body: incomingLetter(given) })
      await ask(documents.registerDocument, { query: { docGuid: guid } })
      return guid
    },
    setStatus: (docGuid: string, status: number, given: object = {}) =>
      ask(documents.setDocumentStatus, {
        query: { docGuid, status },
        body: { reason: '', until: null, closeDocuments: [], ...given },
      }),
    check: () => here.byHand.checkExercise(run.id),
  }
}
export type Trainee = Awaited<ReturnType<typeof trainee>>

/** A way through an exercise; a wrong one says what the check tells of it, and keeps the points of what is right. */
export type Ways = {
  right: (at: Trainee) => Promise<unknown>
  wrong: readonly { name: string; way: (at: Trainee) => Promise<unknown>; told: string }[]
}
