import { newIntent, type Outcome } from '../../transport/request.ts'
import { sendAndConfirm, type WriteOutcome, writeOutcome } from './writeState.ts'

/** A record that is not found any more counts as deleted. */
const goneSays = (answer: Outcome<unknown>): WriteOutcome<null> => {
  if (answer.done) return { kind: 'notApplied' }
  return answer.fault.status === 404 ? { kind: 'done', reply: null } : { kind: 'unknown' }
}

type Removal = { send: (intent: string) => Promise<Outcome<null>>; ask: () => Promise<Outcome<unknown>> }

/** Deletes a record and emits the states; after a lost response it counts as deleted if it is not found. */
export const removal = ({ send, ask }: Removal) => {
  const intent = newIntent()
  return sendAndConfirm<unknown, null>(() => send(intent), ask, goneSays)
}

/** The same as a promise: true if deleted. Failures were already reported. */
export const isRemoved = async ({ send, ask }: Removal): Promise<boolean> => {
  const intent = newIntent()
  return (await writeOutcome<unknown, null>(() => send(intent), ask, goneSays)).kind === 'done'
}
