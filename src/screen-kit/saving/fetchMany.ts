import { mapReply, type Outcome } from '../../transport/request.ts'

const together = <R>(outcomes: readonly Outcome<R>[]): Outcome<R[]> => {
  const replies: R[] = []
  for (const outcome of outcomes) {
    if (!outcome.done) return outcome
    replies.push(outcome.reply)
  }
  return { done: true, reply: replies }
}

/** Reads several records by id in parallel; the first error is the result of all. */
export const fetchMany = async <I, R>(ids: readonly I[], byId: (id: I) => Promise<Outcome<R>>): Promise<Outcome<R[]>> =>
  together(await Promise.all(ids.map((id) => byId(id))))

/** A record read by id, as a list: empty if it was deleted. */
export const oneOrNone = <R>(found: Outcome<R>): Outcome<R[]> =>
  !found.done && found.fault.status === 404 ? { done: true, reply: [] } : mapReply(found, (record) => [record])
