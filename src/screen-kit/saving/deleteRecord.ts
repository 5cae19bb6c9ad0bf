import type { Outcome } from '../../transport/request.ts'
import { oneOrNone } from './fetchMany.ts'
import { IdempotentMutation, type Mutation } from './idempotentMutation.ts'

type Deletion = Pick<Mutation<unknown, null>, 'about' | 'send'> & { readCurrent: () => Promise<Outcome<unknown>> }

/**
 * Returns the mutation that deletes a record. After a lost response the record counts as deleted if the backend does
 * not find it.
 */
export const deleteRecordMutation = ({ about, send, readCurrent }: Deletion): Mutation<unknown[], null> => ({
  about: `${about}/deletion`,
  content: null,
  send,
  readCurrent: async () => oneOrNone(await readCurrent()),
  find: (found) => (found.length === 0 ? { reply: null } : null),
})

export const isRemoved = async (deletion: Omit<Deletion, 'about'>): Promise<boolean> =>
  (await new IdempotentMutation<null>().outcomeOf(deleteRecordMutation({ ...deletion, about: '' }))).kind === 'done'
