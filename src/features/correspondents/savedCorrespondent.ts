import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { duplicatesWarning, ExistingIds } from '../../screen-kit/saving/existingIds.ts'
import { fetchMany } from '../../screen-kit/saving/fetchMany.ts'
import type { Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { changedReply, type FoundReply } from '../../screen-kit/saving/mutationState.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import { takenNumber } from './correspondentErrors.ts'
import { fieldsChangedByOthers } from './mergeCorrespondent.ts'
import { correspondentToSend } from './newCorrespondent.ts'
import { numberToCheck } from './similar.ts'

const quiet = { quiet: true } as const
const maxFound = 5

const idOnly = (option: { id: number } | null) => ({ id: option?.id ?? 0, name: '' })

const withoutIds = (one: Correspondent): Correspondent => ({
  ...one,
  hasNoIdentifier: false,
  correspondentAddresses: one.correspondentAddresses.map((address) => ({
    ...address,
    id: 0,
    addressType: idOnly(address.addressType),
    country: idOnly(address.country),
    district: idOnly(address.district),
    municipality: idOnly(address.municipality),
    settlement: idOnly(address.settlement),
  })),
  correspondentContacts: one.correspondentContacts.map((contact) => ({
    ...contact,
    id: 0,
    contactType: idOnly(contact.contactType),
  })),
  representatives: one.representatives.map((person) => ({ ...person, id: 0 })),
})

export const hasSameContent = (sent: Correspondent, onRecord: Correspondent): boolean =>
  (sent.id === 0 || sent.id === onRecord.id) &&
  fieldsChangedByOthers(withoutIds(sent), withoutIds(onRecord)).length === 0

type Versions = { was: Correspondent; mine: Correspondent; now: Correspondent }
/** True if the current version contains all changes of the current user, even if another user changed other fields. */
const hasMyChanges = ({ was, mine, now }: Versions): boolean => {
  const others = fieldsChangedByOthers(withoutIds(mine), withoutIds(now))
  return (
    now.id === mine.id &&
    fieldsChangedByOthers(withoutIds(was), withoutIds(mine)).every((field) => !others.includes(field))
  )
}

const byId = (id: number) => attempt(documents.getCorrespondentById, { query: { id } }, quiet)

/**
 * Fetches, after a lost response, the correspondents that the request may have changed or created: by id, or for a new
 * correspondent by its number or name.
 */
const onRecord = async (sent: Correspondent): Promise<Outcome<Correspondent[]>> => {
  if (sent.id !== 0) return fetchMany([sent.id], byId)
  const body = numberToCheck(sent) ?? { fullName: sent.fullName, isLegalEntity: sent.isLegalEntity }
  const found = await attempt(
    documents.searchDocumentCorrespondents,
    { query: { skip: 0, take: maxFound }, body },
    quiet,
  )
  if (!found.done) return found
  const ids = found.reply.items.map(({ id }) => id)
  return fetchMany(ids, byId)
}

const idOf = ({ id }: Correspondent): string => String(id)

const newCorrespondent = (body: Correspondent): Mutation<Correspondent[], Correspondent> => {
  const before = new ExistingIds()
  const readCurrent = () => onRecord(body)
  const equalIn = (now: readonly Correspondent[]) => now.filter((one) => hasSameContent(body, one))
  const idsNow = async () => mapReply(await readCurrent(), (now) => equalIn(now).map(idOf))
  return {
    about: 'correspondent/0',
    content: body,
    send: (idempotencyKey) =>
      before.send(idsNow, () => attempt(documents.createCorrespondent, { body }, { idempotencyKey })),
    readCurrent,
    find: (now) => before.foundOf(equalIn(now), idOf),
    duplicates: (now) =>
      duplicatesWarning(
        before.duplicatesOf(equalIn(now), idOf),
        'Кореспондентът е записан',
        'Съобщете на администратора кой е излишен.',
      ),
    change: (made) => savedCorrespondent({ ...body, id: made.id }, made),
  }
}

type Checks = {
  /** Called with a version that another user saved meanwhile; then nothing is sent. */
  onNewer: (theirs: Correspondent) => void
  /** Fetches other correspondents with the same number. */
  othersWithNumber: (mine: Correspondent) => Promise<readonly unknown[]>
}

/**
 * Checks before the first request whether another user changed the correspondent, and whether another one has the same
 * number. Before a repeated request the number is not checked, because the first request may have created the
 * correspondent.
 */
export const checkedCorrespondent = (
  mine: Correspondent,
  was: Correspondent,
  { onNewer, othersWithNumber }: Checks,
): Mutation<Correspondent[], Correspondent> => {
  let wasChecked = false
  const newerThan = (present: Correspondent): FoundReply<Correspondent> => {
    if (fieldsChangedByOthers(was, present).length === 0 || fieldsChangedByOthers(present, mine).length === 0)
      return null
    onNewer(present)
    return changedReply
  }
  const checkNumber = async (): Promise<Outcome<null>> => {
    if (!wasChecked && (await othersWithNumber(mine)).length > 0)
      return { done: false, fault: takenNumber(mine), returned: null }
    wasChecked = true
    return { done: true, reply: null }
  }
  const checkFirst = async (): Promise<Outcome<FoundReply<Correspondent>>> => {
    if (mine.id === 0) return checkNumber()
    const newer = mapReply(await byId(mine.id), newerThan)
    return newer.done && newer.reply === null ? checkNumber() : newer
  }
  return { ...savedCorrespondent(correspondentToSend(mine), was), checkFirst }
}

/**
 * Returns the mutation that creates a correspondent (id 0), or changes the version `was`. After a lost response, a
 * change counts as saved if all its fields have the sent values.
 */
export const savedCorrespondent = (
  body: Correspondent,
  was: Correspondent,
): Mutation<Correspondent[], Correspondent> => {
  if (body.id === 0) return newCorrespondent(body)
  return {
    about: `correspondent/${body.id}`,
    content: body,
    send: (idempotencyKey) => attempt(documents.editDocumentCorrespondent, { body }, { idempotencyKey }),
    readCurrent: () => onRecord(body),
    find: (now) => {
      const reply = now.find((one) => hasMyChanges({ was, mine: body, now: one }))
      return reply ? { reply } : null
    },
    isRepeatable: true,
    change: (made) => savedCorrespondent({ ...body, id: made.id }, made),
  }
}
