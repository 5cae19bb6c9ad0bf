import { formatDateYear, isCivilDate } from '../../dates/civilDate.ts'
import { Fault } from '../../transport/fault.ts'
import { mapReply, type Outcome } from '../../transport/request.ts'
import { unsent } from '../../transport/unsentRequests.ts'
import { duplicatesWarning, ExistingIds } from './existingIds.ts'
import { changedFields, fieldsOf, isEmpty, mergeVersions, sameValue } from './fieldMerge.ts'
import type { Mutation } from './idempotentMutation.ts'
import { type FoundReply, unknownReply } from './mutationState.ts'

export type Saving<V> = {
  was: V
  mine: V
  /**
   * Called with the current record if another user changed a field that this user changed too; the save request is not
   * sent.
   */
  onConflict?: ((theirs: V) => void) | undefined
}

export type SavingCalls<V, R extends V> = {
  /** The key of the record for its save requests, for example `vehicle/12`. */
  about: string
  /** The name of the id field. In `was` of a new record the field is 0, '' or absent. */
  key: keyof V & string
  /** The fields that are saved. All other fields of the record keep their saved values. */
  fields: readonly (keyof V & string)[]
  /** Fields that are never in a response, such as a password, so that they cannot be compared. */
  unread?: readonly (keyof V & string)[]
  now: (mine: V) => Promise<Outcome<readonly R[]>>
  create?: (mine: V, idempotencyKey: string) => Promise<Outcome<R>>
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

const withReplyValues = <V extends object>(reply: V, form: V): V => {
  const held = { ...form }
  for (const name of fieldsOf(form)) held[name] = reply[name]
  return held
}

/**
 * Sends this user's changes merged over the changes of others. If another user changed the same field, nothing is sent
 * and the result is a refusal.
 */
const mergeAndSend = async <V extends object, R extends V>(
  { fields, edit, was, mine, onConflict }: MergedSaving<V, R>,
  theirs: V,
  idempotencyKey: string,
): Promise<Outcome<R>> => {
  const conflicts = changedFields(changedFields(fields, was, mine), was, theirs).filter(
    (field) => !sameValue(theirs[field], mine[field]),
  )
  if (conflicts.length === 0) return edit(mergeVersions(fields, { was, theirs, mine }), idempotencyKey, theirs)
  onConflict?.(theirs)
  const messages = conflicts.map((field) => [field, [conflictMessage(theirs[field])]] as const)
  const fault = new Fault('refused', 'Записът е променен междувременно.', { fields: Object.fromEntries(messages) })
  return { done: false, fault, returned: null }
}

const sendEdit = async <V extends object, R extends V>(
  given: MergedSaving<V, R>,
  idempotencyKey: string,
): Promise<Outcome<R>> => {
  const { key, was, mine, now } = given
  const present = await now(mine)
  if (!present.done) return { ...present, fault: unsent(present.fault) }
  const found = present.reply.find((one) => sameValue(one[key], mine[key]))
  return mergeAndSend(given, found ? withReplyValues(found, mine) : was, idempotencyKey)
}

/** True for a new record without an id; for all others the backend or the client has set the id. */
const isWithoutId = <V extends object, R extends V>({ key, mine }: MergedSaving<V, R>): boolean => !mine[key]

const equalTo = <V extends object, R extends V>(given: MergedSaving<V, R>, now: readonly R[]): R[] => {
  const { unread = [], mine } = given
  const comparable = expectedFields(given).filter((field) => !unread.includes(field))
  return now.filter((one) => comparable.every((field) => sameValue(one[field], mine[field])))
}

/**
 * Returns the fields that the saved record must have in common with `mine`: the changed fields, and for a new record
 * the fields that are not empty.
 */
const expectedFields = <V extends object, R extends V>({ key, fields, was, mine }: MergedSaving<V, R>) =>
  was[key] ? changedFields(fields, was, mine) : fields.filter((field) => !isEmpty(mine[field]))

/**
 * Recognizes the saved record by the changed fields. A new record must not be in `before`, unless the client has set
 * its id. If no response contains the changed fields, the result is unknown.
 */
const found = <V extends object, R extends V>(
  given: MergedSaving<V, R>,
  now: readonly R[],
  before: ExistingIds,
): FoundReply<R> => {
  const { key, unread = [], was, mine } = given
  const expected = expectedFields(given)
  const comparable = expected.filter((field) => !unread.includes(field))
  const equal = equalTo(given, now)
  if (isWithoutId(given)) return before.foundOf(equal, (one) => String(one[key]))
  const reply = (was[key] ? equal : now).find((one) => sameValue(one[key], mine[key]))
  if (reply === undefined) return null
  return comparable.length === 0 && expected.length > 0 ? unknownReply : { reply }
}

const duplicatesText = (duplicates: number) =>
  duplicatesWarning(duplicates, 'Новият запис е направен', 'Изтрийте излишния от списъка.')

/**
 * Returns the mutation that saves a record merged over the changes of others. After a lost response the record is
 * recognized by the changed fields. If a new record was created and the user then changed the form, the next request
 * changes this record.
 */
export const mergedMutation = <V extends object, R extends V>(given: MergedSaving<V, R>): Mutation<readonly R[], R> => {
  const { about, key, was, mine, now, create } = given
  const before = new ExistingIds()
  const namesNow = async () => mapReply(await now(mine), (present) => present.map((one) => String(one[key])))
  const send = (idempotencyKey: string): Promise<Outcome<R>> => {
    if (was[key] || !create) return sendEdit(given, idempotencyKey)
    const creation = () => create(mine, idempotencyKey)
    return isWithoutId(given) ? before.send(namesNow, creation) : creation()
  }
  return {
    about,
    content: mine,
    send,
    readCurrent: () => now(mine),
    find: (present) => found(given, present, before),
    ...(isWithoutId(given)
      ? {
          duplicates: (present) =>
            duplicatesText(before.duplicatesOf(equalTo(given, present), (one) => String(one[key]))),
        }
      : { isRepeatable: true }),
    change: (made) => mergedMutation({ ...given, was: made, mine: { ...mine, [key]: made[key] } }),
  }
}
