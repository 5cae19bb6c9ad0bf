import { concatMap, map, of } from 'rxjs'
import type { RegisterRecord } from '../../rules/registers/registerRules.ts'
import type { Outcome } from '../../transport/request.ts'
import { changedFields, sameValue } from '../merge/fieldMerge.ts'
import { mergedEdit } from '../merge/mergedEdit.ts'
import type { Write } from '../writes/idempotentWrite.ts'
import type { RecordKit, SendRemoval } from './nomenclature.ts'

type Saving<R> = {
  /** The record as it was when the form was opened; `blank` for a new one. */
  was: R
  mine: R
  /** The records that were there, so that a new one is told from them when the answer was lost. */
  known: readonly R[]
  /** Somebody else changed what I changed: nothing was written. Given the record as it is now. */
  onConflict?: (theirs: R) => void
}

/**
 * Creates a record (id 0), or writes what I changed in it over what others changed meanwhile. A field that both changed
 * is refused with a message at the field.
 */
export const savedRecord = <R extends RegisterRecord>(kit: RecordKit<R>, saving: Saving<R>): Write<R[], R> => {
  const { fields, sendRecord } = kit
  const { was, mine, known, onConflict } = saving
  const now = kit.now(mine)
  const touched = mine.id === 0 ? fields : changedFields(fields, was, mine)
  const isMine = (row: R) =>
    (mine.id === 0 ? known.every(({ id }) => id !== row.id) : row.id === mine.id) &&
    touched.every((field) => sameValue(row[field], mine[field]))
  const edit = (intent: string, rows: readonly R[]) => {
    const theirs = rows.find(({ id }) => id === mine.id) ?? was
    return mergedEdit(fields, { was, theirs, mine }, (body) => sendRecord(body, intent), onConflict)
  }
  return {
    about: `${kit.name}/${mine.id}`,
    content: mine,
    send: (intent) =>
      mine.id === 0
        ? sendRecord(mine, intent)
        : now.pipe(concatMap((rows) => (rows.done ? edit(intent, rows.reply) : of<Outcome<R>>(rows)))),
    ask: now,
    find: (rows) => {
      const reply = rows.find(isMine)
      return reply ? { reply } : null
    },
    change: (made) => savedRecord(kit, { ...saving, was: made, mine: { ...mine, id: made.id } }),
  }
}

/** A call without a reply of its own, told by what it did. */
const ended = <W>(outcome: Outcome<null>, what: W): Outcome<W> => (outcome.done ? { done: true, reply: what } : outcome)

/** Deletes a record; after a lost answer it is gone when the list has it no more. */
export const removedRecord = <R extends RegisterRecord>(
  { now, name }: RecordKit<R>,
  sendRemoval: SendRemoval,
  record: R,
): Write<R[], 'deleted'> => ({
  about: `${name}/deletion/${record.id}`,
  content: record.id,
  send: (intent) => sendRemoval(record.id, intent).pipe(map((outcome) => ended(outcome, 'deleted'))),
  ask: now(record),
  find: (rows) => (rows.some(({ id }) => id === record.id) ? null : { reply: 'deleted' }),
})
