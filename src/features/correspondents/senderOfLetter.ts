import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { foldName } from '../../rules/words/foldText.ts'
import { nameParts } from '../../rules/words/personName.ts'
import { attempt } from '../../transport/request.ts'
import { type PickedCorrespondent, pickedOf } from './pickedCorrespondent.ts'
import type { CorrespondentRow } from './similar.ts'

export type LetterSender = { name: string; address: string }
export type FoundSender = { one: PickedCorrespondent; by: 'address' | 'name' }

const maxFound = 20
const search = async (body: object, signal: AbortSignal): Promise<readonly CorrespondentRow[]> => {
  const request = { query: { skip: 0, take: maxFound }, body: { ...body, onlyActive: true } }
  const outcome = await attempt(documents.searchDocumentCorrespondents, request, { quiet: true, signal })
  return outcome.done ? outcome.reply.items : []
}

const isSameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * Returns the correspondent if there is exactly one row, else the only one with exactly this name; otherwise undefined.
 */
const onlyOne = (rows: readonly CorrespondentRow[], name: string): CorrespondentRow | undefined => {
  if (rows.length === 1) return rows[0]
  const named = rows.filter((row) => foldName(row.fullName) === foldName(name))
  return named.length === 1 ? named[0] : undefined
}

const fetchPicked = async ({ id }: CorrespondentRow, signal: AbortSignal): Promise<PickedCorrespondent | null> => {
  const outcome = await attempt(documents.getCorrespondentById, { query: { id } }, { quiet: true, signal })
  return outcome.done ? pickedOf(outcome.reply) : null
}

/** The maximum number of correspondents that are loaded in full to compare their addresses. */
const maxLoaded = 3

const withAddress = async (address: string, signal: AbortSignal): Promise<readonly CorrespondentRow[]> => {
  if (address === '') return []
  const rows = await search({ contact: address }, signal)
  const shown = rows.filter(({ email }) => isSameAddress(email, address))
  if (shown.length > 0 || rows.length > maxLoaded) return shown
  const hasAddress = async ({ id }: CorrespondentRow): Promise<boolean> => {
    const outcome = await attempt(documents.getCorrespondentById, { query: { id } }, { quiet: true, signal })
    return (
      outcome.done &&
      outcome.reply.correspondentContacts.some(({ contactContent }) => isSameAddress(contactContent, address))
    )
  }
  const have = await Promise.all(rows.map(hasAddress))
  return rows.filter((_, at) => have[at])
}

/**
 * Finds the sender by address, else by the whole name; returns null if not exactly one correspondent fits. The
 * addresses of the found correspondents are compared again, because a server may ignore the filter.
 */
export const findSender = async ({ name, address }: LetterSender, signal: AbortSignal): Promise<FoundSender | null> => {
  const byAddress = onlyOne(await withAddress(address, signal), name)
  const byName = async () => {
    if (name.trim() === '' || name.includes('@')) return undefined
    const named = await search({ fullName: name }, signal)
    return onlyOne(
      named.filter(({ fullName }) => foldName(fullName) === foldName(name)),
      name,
    )
  }
  const row = byAddress ?? (await byName())
  const one = row && (await fetchPicked(row, signal))
  return one ? { one, by: byAddress ? 'address' : 'name' } : null
}

const email = { id: 3, name: 'Електронна поща' }
/** A pattern of words that occur only in names of public bodies and companies. */
const bodyPattern =
  /(^|[\s„"])(ЕООД|ООД|ЕАД|АД|ЕТ|ДЗЗД|СД|КД|община|министерство|агенция|областна|училище|дирекция)([\s“"]|$)/iu

export const newSender = ({ name, address }: LetterSender): Partial<Correspondent> => ({
  ...(bodyPattern.test(name)
    ? { isLegalEntity: true, entityName: name }
    : { isLegalEntity: false, ...nameParts(name) }),
  ...(address !== '' && { correspondentContacts: [{ id: 0, contactContent: address, contactType: email }] }),
})
