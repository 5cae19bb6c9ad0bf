import { newIntent, type Outcome } from '../../transport/request.ts'
import { sendAndConfirm, type WriteOutcome, writeOutcome } from './writeState.ts'

/** A record that is no longer found is deleted. */
const goneSays = (answer: Outcome<unknown>): WriteOutcome<null> => {
  if (answer.done) return { kind: 'notApplied' }
  return answer.fault.status === 404 ? { kind: 'done', reply: null } : { kind: 'unknown' }
}

type Removal = { send: (intent: string) => Promise<Outcome<null>>; ask: () => Promise<Outcome<unknown>> }

/** Deletes a record, and tells how it goes; after a lost answer it is deleted when it is not found any more. */
export const removal = ({ send, ask }: Removal) => {
  const intent = newIntent()
  return sendAndConfirm<unknown, null>(() => send(intent), ask, goneSays)
}

/** The same as a promise of whether it is deleted; what went wrong has been told. */
export const isRemoved = async ({ send, ask }: Removal): Promise<boolean> => {
  const intent = newIntent()
  return (await writeOutcome<unknown, null>(() => send(intent), ask, goneSays)).kind === 'done'
}
