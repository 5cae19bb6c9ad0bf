import { formatDateYear, isCivilDate } from '../../dates/civilDate.ts'
import { Fault } from '../../transport/fault.ts'
import { mapReply, type Outcome } from '../../transport/request.ts'
import { unsent } from '../../transport/unsent.ts'
import { changedFields, fieldsOf, isEmpty, merged, sameValue } from './fieldMerge.ts'
import type { Write } from './idempotentWrite.ts'
import { PresentBefore, surplusSentence } from './presentBefore.ts'
import { type FoundReply, unknownReply } from './writeState.ts'

/** A record as its form was opened with it (`was`), and as the form has it now. */
export type Saving<V> = {
  was: V
  mine: V
  /** Somebody else changed what I changed: nothing was sent. Given the record as it is now. */
  onConflict?: ((theirs: V) => void) | undefined
}

/** The fields and calls of one kind of record. `V` is what its form holds, `R` what a reply tells of it. */
export type SavingCalls<V, R extends V> = {
  /** Names the record among all that a screen writes: `vehicle/12`. */
  about: string
  /** The field that names a record; in `was` of a new one it is empty: 0, '' or absent. */
  key: keyof V & string
  /** The fields that are typed; every other one stays as it is on record. */
  fields: readonly (keyof V & string)[]
  /** Of them those that no reply tells: a password. */
  unread?: readonly (keyof V & string)[]
  /** Reads what is true now: the records among which mine is, or would be. */
  now: (mine: V) => Promise<Outcome<readonly R[]>>
  /** Absent where none is made here. */
  create?: (mine: V, intent: string) => Promise<Outcome<R>>
  /** `theirs`: the record that it is sent over. */
  edit: (record: V, intent: string, theirs: V) => Promise<Outcome<R>>
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

/** What the form holds of a reply, which may tell more. */
const heldOf = <V extends object>(reply: V, form: V): V => {
  const held = { ...form }
  for (const name of fieldsOf(form)) held[name] = reply[name]
  return held
}

/** Sends what I changed over what others changed. A field that both changed is refused, and nothing is sent. */
const overTheirs = async <V extends object, R extends V>(
  { fields, edit, was, mine, onConflict }: MergedSaving<V, R>,
  theirs: V,
  intent: string,
): Promise<Outcome<R>> => {
  const conflicts = changedFields(changedFields(fields, was, mine), was, theirs).filter(
    (field) => !sameValue(theirs[field], mine[field]),
  )
  if (conflicts.length === 0) return edit(merged(fields, { was, theirs, mine }), intent, theirs)
  onConflict?.(theirs)
  const messages = conflicts.map((field) => [field, [conflictMessage(theirs[field])]] as const)
  const fault = new Fault('refused', 'Записът е променен междувременно.', { fields: Object.fromEntries(messages) })
  return { done: false, fault, returned: null }
}

/** Reads what is true now, and sends over it. Where the record is gone, the backend says so. */
const sendEdit = async <V extends object, R extends V>(
  given: MergedSaving<V, R>,
  intent: string,
): Promise<Outcome<R>> => {
  const { key, was, mine, now } = given
  const present = await now(mine)
  if (!present.done) return { ...present, fault: unsent(present.fault) }
  const found = present.reply.find((one) => sameValue(one[key], mine[key]))
  return overTheirs(given, found ? heldOf(found, mine) : was, intent)
}

/** Whether neither a backend nor the screen has named it yet. */
const isUnnamed = <V extends object, R extends V>({ key, mine }: MergedSaving<V, R>): boolean => !mine[key]

/** Those of now that say all that a reply tells of mine. */
const equalTo = <V extends object, R extends V>(given: MergedSaving<V, R>, now: readonly R[]): R[] => {
  const { unread = [], mine } = given
  const told = expectedFields(given).filter((field) => !unread.includes(field))
  return now.filter((one) => told.every((field) => sameValue(one[field], mine[field])))
}

/** What of mine is on record when it was done. Of a new one it is what I filled in. */
const expectedFields = <V extends object, R extends V>({ key, fields, was, mine }: MergedSaving<V, R>) =>
  was[key] ? changedFields(fields, was, mine) : fields.filter((field) => !isEmpty(mine[field]))

/**
 * Finds mine in what is true now. Others may have changed what I did not touch; a new one is told from those that were
 * there `before`, unless the screen itself has named it. Where only what no reply tells was changed, nobody knows.
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

const madeTwice = (surplus: number) =>
  surplusSentence(surplus, 'Новият запис е направен', 'Изтрийте излишния от списъка.')

/**
 * Saves a record: a new one, or what I changed in it over what others changed meanwhile. After a lost answer it is found
 * by what I touched alone, and a later content becomes a change of it.
 */
export const mergedWrite = <V extends object, R extends V>(given: MergedSaving<V, R>): Write<readonly R[], R> => {
  const { about, key, was, mine, now, create } = given
  const before = new PresentBefore()
  const namesNow = async () => mapReply(await now(mine), (present) => present.map((one) => String(one[key])))
  const send = (intent: string): Promise<Outcome<R>> => {
    if (was[key] || !create) return sendEdit(given, intent)
    const creation = () => create(mine, intent)
    return isUnnamed(given) ? before.send(namesNow, creation) : creation()
  }
  return {
    about,
    content: mine,
    send,
    ask: () => now(mine),
    find: (present) => found(given, present, before),
    ...(isUnnamed(given)
      ? { surplus: (present) => madeTwice(before.surplusOf(equalTo(given, present), (one) => String(one[key]))) }
      : { isRepeatable: true }),
    change: (made) => mergedWrite({ ...given, was: made, mine: { ...mine, [key]: made[key] } }),
  }
}
