import { newIdempotencyKey, type Outcome } from '../../transport/request.ts'
import { type MutationOutcome, mutationOutcome, sendAndConfirm } from './mutationState.ts'

/** After a lost response. */
const goneSays = (response: Outcome<unknown>): MutationOutcome<null> => {
  if (response.done) return { kind: 'notApplied' }
  return response.fault.status === 404 ? { kind: 'done', reply: null } : { kind: 'unknown' }
}

type Removal = {
  send: (idempotencyKey: string) => Promise<Outcome<null>>
  readCurrent: () => Promise<Outcome<unknown>>
}

/**
 * Deletes a record and emits the states of the request. After a lost response the record counts as deleted if the
 * backend does not find it.
 */
export const removal = ({ send, readCurrent }: Removal) => {
  const idempotencyKey = newIdempotencyKey()
  return sendAndConfirm<unknown, null>(() => send(idempotencyKey), readCurrent, goneSays)
}

export const isRemoved = async ({ send, readCurrent }: Removal): Promise<boolean> => {
  const idempotencyKey = newIdempotencyKey()
  return (await mutationOutcome<unknown, null>(() => send(idempotencyKey), readCurrent, goneSays)).kind === 'done'
}
