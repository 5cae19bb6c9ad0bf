import { formatDateYear, isCivilDate } from '../../dates/civilDate.ts'
import { Fault } from '../../transport/fault.ts'
import { mapReply, type Outcome } from '../../transport/request.ts'
import { unsent } from '../../transport/unsentRequests.ts'
import { duplicatesWarning, PresentBefore } from './existingIdsSnapshot.ts'
import { changedFields, fieldsOf, isEmpty, merged, sameValue } from './fieldMerge.ts'
import type { Mutation } from './idempotentMutation.ts'
import { type FoundReply, unknownReply } from './mutationState.ts'

/** A record when its form was opened (`was`), and the form's current values. */
export type Saving<V> = {
  was: V
  mine: V
  /** Another user changed the same field: nothing was sent. It gets the current record. */
  onConflict?: ((theirs: V) => void) | undefined
}

/** The fields and requests of one kind of record. `V` is the type of the form, `R` of the response. */
export type SavingCalls<V, R extends V> = {
  /** The write key of the record: `vehicle/12`. */
  about: string
  /** The field that identifies a record; in `was` of a new one it is empty: 0, '' or absent. */
  key: keyof V & string
  /** The typed fields; all others keep their saved values. */
  fields: readonly (keyof V & string)[]
  /** The fields that no response contains: a password. */
  unread?: readonly (keyof V & string)[]
  /** Reads the current records among which mine is, or would be. */
  now: (mine: V) => Promise<Outcome<readonly R[]>>
  /** Absent if records cannot be created here. */
  create?: (mine: V, idempotencyKey: string) => Promise<Outcome<R>>
  /** `theirs`: the record to overwrite. */
  edit: (record: V, idempotencyKey: string, theirs: V) => Promise<Outcome<R>>
}

const conflictMessage = (theirs: unknown): string => {
  const shown = typeof theirs === 'string' && isCivilDate(theirs) ? formatDateYear(theirs) : theirs
  const what =
    typeof shown === 'string' && shown !== ''
      ? `Междувременно е променено на „${shown}“.`
      : 'Междувременно е променено от друг.'
  return `${what} Запишете отново, ако трябва да остане Вашето.`
}

type MergedSaving<V extends object, R extends V> = SavingCalls<V, R> & Saving<V>

const heldOf = <V extends object>(reply: V, form: V): V => {
  const held = { ...form }
  for (const name of fieldsOf(form)) held[name] = reply[name]
  return held
}

/** Sends my changes merged with theirs. If both changed a field, nothing is sent and the write is refused. */
const overTheirs = async <V extends object, R extends V>(
  { fields, edit, was, mine, onConflict }: MergedSaving<V, R>,
  theirs: V,
  idempotencyKey: string,
): Promise<Outcome<R>> => {
  const conflicts = changedFields(changedFields(fields, was, mine), was, theirs).filter(
    (field) => !sameValue(theirs[field], mine[field]),
  )
  if (conflicts.length === 0) return edit(merged(fields, { was, theirs, mine }), idempotencyKey, theirs)
  onConflict?.(theirs)
  const messages = conflicts.map((field) => [field, [conflictMessage(theirs[field])]] as const)
  const fault = new Fault('refused', 'Записът е променен междувременно.', { fields: Object.fromEntries(messages) })
  return { done: false, fault, returned: null }
}

/** Reads the current record and sends the merged one. If it was deleted, the backend reports it. */
const sendEdit = async <V extends object, R extends V>(
  given: MergedSaving<V, R>,
  idempotencyKey: string,
): Promise<Outcome<R>> => {
  const { key, was, mine, now } = given
  const present = await now(mine)
  if (!present.done) return { ...present, fault: unsent(present.fault) }
  const found = present.reply.find((one) => sameValue(one[key], mine[key]))
  return overTheirs(given, found ? heldOf(found, mine) : was, idempotencyKey)
}

/** True if the record has no id yet, neither from the backend nor from the client. */
const isUnnamed = <V extends object, R extends V>({ key, mine }: MergedSaving<V, R>): boolean => !mine[key]

/** The current records equal to mine in all fields of the response. */
const equalTo = <V extends object, R extends V>(given: MergedSaving<V, R>, now: readonly R[]): R[] => {
  const { unread = [], mine } = given
  const told = expectedFields(given).filter((field) => !unread.includes(field))
  return now.filter((one) => told.every((field) => sameValue(one[field], mine[field])))
}

/** The fields expected in the data after a successful write: the changed ones; for a new record the filled ones. */
const expectedFields = <V extends object, R extends V>({ key, fields, was, mine }: MergedSaving<V, R>) =>
  was[key] ? changedFields(fields, was, mine) : fields.filter((field) => !isEmpty(mine[field]))

/**
 * Finds my record in the current data. Others may have changed fields that I did not touch. A new record is
 * distinguished from those that existed `before`, unless the client has given it an id. If only fields that no response
 * contains were changed, the result is unknown.
 */
const found = <V extends object, R extends V>(
  given: MergedSaving<V, R>,
  now: readonly R[],
  before: PresentBefore,
): FoundReply<R> => {
  const { key, unread = [], was, mine } = given
  const expected = expectedFields(given)
  const told = expected.filter((field) => !unread.includes(field))
  const equal = equalTo(given, now)
  if (isUnnamed(given)) return before.foundOf(equal, (one) => String(one[key]))
  const reply = (was[key] ? equal : now).find((one) => sameValue(one[key], mine[key]))
  if (reply === undefined) return null
  return told.length === 0 && expected.length > 0 ? unknownReply : { reply }
}

const madeTwice = (duplicates: number) =>
  duplicatesWarning(duplicates, 'Новият запис е направен', 'Изтрийте излишния от списъка.')

/**
 * Saves a new record, or my changes merged with concurrent changes. After a lost response it is found only by the
 * fields that I changed, and a later content becomes a change of it.
 */
export const mergedMutation = <V extends object, R extends V>(given: MergedSaving<V, R>): Mutation<readonly R[], R> => {
  const { about, key, was, mine, now, create } = given
  const before = new PresentBefore()
  const namesNow = async () => mapReply(await now(mine), (present) => present.map((one) => String(one[key])))
  const send = (idempotencyKey: string): Promise<Outcome<R>> => {
    if (was[key] || !create) return sendEdit(given, idempotencyKey)
    const creation = () => create(mine, idempotencyKey)
    return isUnnamed(given) ? before.send(namesNow, creation) : creation()
  }
  return {
    about,
    content: mine,
    send,
    sendRequest: () => now(mine),
    find: (present) => found(given, present, before),
    ...(isUnnamed(given)
      ? { duplicates: (present) => madeTwice(before.duplicatesOf(equalTo(given, present), (one) => String(one[key]))) }
      : { isRepeatable: true }),
    change: (made) => mergedMutation({ ...given, was: made, mine: { ...mine, [key]: made[key] } }),
  }
}
