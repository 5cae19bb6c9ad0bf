import { documents } from '../../../src/contract/documents.ts'
import type { Endpoint, Reply, RequestParams } from '../../../src/contract/endpoint.ts'
import { DocumentStatus } from '../../../src/contract/enumerations.ts'
import type { Exercise } from '../../../src/contract/training/exercise.ts'
import { addDays } from '../../../src/dates/civilDate.ts'
import { incomingLetter } from '../mocks/createTestBackend.ts'
import { trainingBackend } from './trainingBackend.ts'

type Sent<E extends Endpoint> = RequestParams<E>

export const trainee = async (
  exercise: Exercise,
  db?: Awaited<ReturnType<typeof trainingBackend>>,
  isTrial = false,
) => {
  const here = db ?? (await trainingBackend())
  const run = await here.adminApi.beginExercise(exercise, exercise.who ?? 'mpetrova', isTrial)
  const { found, day, workingDays } = await here.adminApi.factsOfRun(run.id)
  const senderOf = (userName: string) => {
    const as = here.as(userName)
    return async <E extends Endpoint>(endpoint: E, sent: Sent<E>): Promise<Reply<E>> => {
      const reply = await (await as)(endpoint, sent)
      if (reply.type !== 1) throw new Error(`${endpoint.path}: ${JSON.stringify(reply)}`)
      return reply.resultData
    }
  }
  const sendRequest = senderOf(exercise.who ?? 'mpetrova')
  const of = (name: string, field: string) => String(found[name]?.fields[field] ?? '')
  return {
    ...here,
    run,
    sendRequest,
    senderOf,
    day: (count: number) => addDays(day, count),
    noon: (count: number) => `${addDays(day, count)}T10:00:00Z`,
    workingDay: (count: number) => workingDays[count - 1] ?? '',
    of,
    id: (name: string, field = 'id') => Number(of(name, field)),
    personOf: (userName: string) => here.db.users.all().find((user) => user.userName === userName)?.personId ?? 0,
    enter: async (given: Parameters<typeof incomingLetter>[0]) =>
      (await sendRequest(documents.createDocument, { body: incomingLetter(given) })).guid,
    register: async (given: Parameters<typeof incomingLetter>[0]) => {
      const { guid } = await sendRequest(documents.createDocument, { body: incomingLetter(given) })
      await sendRequest(documents.registerDocument, { query: { docGuid: guid } })
      return guid
    },
    annul: (docGuid: string) =>
      sendRequest(documents.setDocumentStatus, {
        query: { docGuid, status: DocumentStatus.ANNULLED },
        body: { reason: 'Регистриран по погрешка', until: null, closeDocuments: [] },
      }),
    setStatus: (docGuid: string, status: number, given: object = {}) =>
      sendRequest(documents.setDocumentStatus, {
        query: { docGuid, status },
        body: { reason: '', until: null, closeDocuments: [], ...given },
      }),
    check: () => here.adminApi.checkExercise(run.id),
  }
}
export type Trainee = Awaited<ReturnType<typeof trainee>>

type ExercisePath = (at: Trainee) => Promise<unknown>
/**
 * Solutions of an exercise: the right solution, mistakes that are corrected later, and solutions with one wrong detail,
 * which the check must report. `isFresh`: each solution needs a new mock database, because it would affect the next
 * solution.
 */
export type Ways = {
  right: ExercisePath
  repaired: readonly (readonly [name: string, way: ExercisePath])[]
  wrong: readonly (readonly [name: string, way: ExercisePath, message: RegExp])[]
  isFresh?: true
}
export const doNothing: ExercisePath = () => Promise.resolve()
