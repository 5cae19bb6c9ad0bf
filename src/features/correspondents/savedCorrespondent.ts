import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import type { Write } from '../../screen-kit/saving/idempotentWrite.ts'
import { PresentBefore, surplusSentence } from '../../screen-kit/saving/presentBefore.ts'
import { readEach } from '../../screen-kit/saving/readEach.ts'
import { attempt, mapReply, type Outcome } from '../../transport/request.ts'
import { changedMeanwhile } from './mergeCorrespondent.ts'
import { numberToCheck } from './similar.ts'

const quiet = { quiet: true } as const
/** Those that are compared whole; a search gives the newest first. */
const most = 5

const same = (option: { id: number } | null) => ({ id: option?.id ?? 0, name: '' })

/** Without what the server adds: the ids of new rows, the names of what is chosen by id. */
const plain = (one: Correspondent): Correspondent => ({
  ...one,
  hasNoIdentifier: false,
  correspondentAddresses: one.correspondentAddresses.map((address) => ({
    ...address,
    id: 0,
    addressType: same(address.addressType),
    country: same(address.country),
    district: same(address.district),
    municipality: same(address.municipality),
    settlement: same(address.settlement),
  })),
  correspondentContacts: one.correspondentContacts.map((contact) => ({
    ...contact,
    id: 0,
    contactType: same(contact.contactType),
  })),
  representatives: one.representatives.map((person) => ({ ...person, id: 0 })),
})

/** Whether what is on record says just what was sent. */
export const saysTheSame = (sent: Correspondent, onRecord: Correspondent): boolean =>
  (sent.id === 0 || sent.id === onRecord.id) && changedMeanwhile(plain(sent), plain(onRecord)).length === 0

type Versions = { was: Correspondent; mine: Correspondent; now: Correspondent }
/** Whether what I changed is on record, whatever somebody else changed beside it. */
const hasMyChanges = ({ was, mine, now }: Versions): boolean => {
  const others = changedMeanwhile(plain(mine), plain(now))
  return now.id === mine.id && changedMeanwhile(plain(was), plain(mine)).every((field) => !others.includes(field))
}

const byId = (id: number) => attempt(documents.getCorrespondentById, { query: { id } }, quiet)

/** What is on record of one that was sent: the same one, or for a new one who has its number, else its name. */
const onRecord = async (sent: Correspondent): Promise<Outcome<Correspondent[]>> => {
  if (sent.id !== 0) return readEach([sent.id], byId)
  const body = numberToCheck(sent) ?? { fullName: sent.fullName, isLegalEntity: sent.isLegalEntity }
  const found = await attempt(documents.searchDocumentCorrespondents, { query: { skip: 0, take: most }, body }, quiet)
  if (!found.done) return found
  const ids = found.reply.items.map(({ id }) => id)
  return readEach(ids, byId)
}

const idOf = ({ id }: Correspondent): string => String(id)

/** Makes a new correspondent; after a lost answer it is known by saying the same and not having been there before. */
const newCorrespondent = (body: Correspondent): Write<Correspondent[], Correspondent> => {
  const before = new PresentBefore()
  const ask = () => onRecord(body)
  const equalIn = (now: readonly Correspondent[]) => now.filter((one) => saysTheSame(body, one))
  const idsNow = async () => mapReply(await ask(), (now) => equalIn(now).map(idOf))
  return {
    about: 'correspondent/0',
    content: body,
    send: (intent) => before.send(idsNow, () => attempt(documents.createCorrespondent, { body }, { intent })),
    ask,
    find: (now) => before.foundOf(equalIn(now), idOf),
    surplus: (now) =>
      surplusSentence(
        before.surplusOf(equalIn(now), idOf),
        'Кореспондентът е записан',
        'Съобщете на администратора кой е излишен.',
      ),
    change: (made) => savedCorrespondent({ ...body, id: made.id }, made),
  }
}

/**
 * Saves a correspondent: a new one (id 0), or the one it names over the version `was`. After a lost answer a changed one
 * is known by what was changed.
 */
export const savedCorrespondent = (body: Correspondent, was: Correspondent): Write<Correspondent[], Correspondent> => {
  if (body.id === 0) return newCorrespondent(body)
  return {
    about: `correspondent/${body.id}`,
    content: body,
    send: (intent) => attempt(documents.editDocumentCorrespondent, { body }, { intent }),
    ask: () => onRecord(body),
    find: (now) => {
      const reply = now.find((one) => hasMyChanges({ was, mine: body, now: one }))
      return reply ? { reply } : null
    },
    isRepeatable: true,
    change: (made) => savedCorrespondent({ ...body, id: made.id }, made),
  }
}
