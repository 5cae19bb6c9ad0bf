import { mapReply, type Outcome } from '../../transport/request.ts'

const together = <R>(outcomes: readonly Outcome<R>[]): Outcome<R[]> => {
  const replies: R[] = []
  for (const outcome of outcomes) {
    if (!outcome.done) return outcome
    replies.push(outcome.reply)
  }
  return { done: true, reply: replies }
}

export const fetchMany = async <I, R>(ids: readonly I[], byId: (id: I) => Promise<Outcome<R>>): Promise<Outcome<R[]>> =>
  together(await Promise.all(ids.map((id) => byId(id))))

export const oneOrNone = <R>(found: Outcome<R>): Outcome<R[]> =>
  !found.done && found.fault.status === 404 ? { done: true, reply: [] } : mapReply(found, (record) => [record])
