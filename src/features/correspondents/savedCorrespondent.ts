import { forkJoin, map, type Observable, of, switchMap } from 'rxjs'
import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import type { Write } from '../../screen-kit/writes/idempotentWrite.ts'
import { attempt, type Outcome } from '../../transport/request.ts'
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

const byId = (id: number) => attempt(documents.getCorrespondentById, { query: { id } }, quiet)

const all = (outcomes: readonly Outcome<Correspondent>[]): Outcome<Correspondent[]> => {
  const replies: Correspondent[] = []
  for (const outcome of outcomes) {
    if (!outcome.done) return outcome
    replies.push(outcome.reply)
  }
  return { done: true, reply: replies }
}

/** What is on record of one that was sent: the same one, or for a new one who has its number, else its name. */
const onRecord = (sent: Correspondent): Observable<Outcome<Correspondent[]>> => {
  if (sent.id !== 0) return byId(sent.id).pipe(map((outcome) => all([outcome])))
  const body = numberToCheck(sent) ?? { fullName: sent.fullName, isLegalEntity: sent.isLegalEntity }
  return attempt(documents.searchDocumentCorrespondents, { query: { skip: 0, take: most }, body }, quiet).pipe(
    switchMap((found) => {
      if (!found.done) return of(found)
      const { items } = found.reply
      return items.length === 0 ? of(all([])) : forkJoin(items.map(({ id }) => byId(id))).pipe(map(all))
    }),
  )
}

/** Saves a correspondent: a new one (id 0), or the one it names. After a lost answer it is known by saying the same. */
export const savedCorrespondent = (body: Correspondent): Write<Correspondent[], Correspondent> => ({
  about: `correspondent/${body.id}`,
  content: body,
  send: (intent) =>
    attempt(body.id === 0 ? documents.createCorrespondent : documents.editDocumentCorrespondent, { body }, { intent }),
  ask: onRecord(body),
  find: (now) => {
    const reply = now.find((one) => saysTheSame(body, one))
    return reply ? { reply } : null
  },
  change: ({ id }) => savedCorrespondent({ ...body, id }),
})
