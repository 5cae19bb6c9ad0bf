import { documents } from '../../contract/documents.ts'
import type { Reply } from '../../contract/endpoint.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { checkEgn, checkEik, checkLnch } from '../../rules/identifiers/identifiers.ts'
import { foldName } from '../../rules/words/foldText.ts'
import { correspondentName } from '../../rules/words/personName.ts'
import { attempt } from '../../transport/request.ts'

export type CorrespondentRow = Reply<typeof documents.searchDocumentCorrespondents>['items'][number]
export type Similar = { sameNumber: readonly CorrespondentRow[]; sameName: readonly CorrespondentRow[] }
export const nothingSimilar: Similar = { sameNumber: [], sameName: [] }

type Numbers = Pick<Correspondent, 'entityIdentifier' | 'unifiedCitizenshipNumber' | 'foreignerPersonalIdentifier'>

/**
 * Returns the valid identification number of the correspondent under the name of its search field; null if there is no
 * valid number.
 */
export const numberToCheck = (one: Correspondent): Partial<Numbers> | null => {
  if (one.hasNoIdentifier) return null
  const [eik, egn, lnch] = [
    one.entityIdentifier.trim(),
    one.unifiedCitizenshipNumber.trim(),
    one.foreignerPersonalIdentifier.trim(),
  ]
  if (one.isLegalEntity) {
    const isOwn = one.isForeign ? eik !== '' : checkEik(eik) === null
    return isOwn ? { entityIdentifier: eik } : null
  }
  if (checkEgn(egn) === null) return { unifiedCitizenshipNumber: egn }
  return checkLnch(lnch) === null ? { foreignerPersonalIdentifier: lnch } : null
}

/** Returns the name without quotes and legal form; '' if the name is incomplete or too short to search. */
export const nameToCheck = (one: Correspondent): string => {
  const complete = one.isLegalEntity || (one.firstName.trim() !== '' && one.lastName.trim() !== '')
  const name = correspondentName(one)
    .replace(/[„“”"«»]/g, ' ')
    .replace(/(^|\s)(ЕООД|ООД|АД|ЕАД|ЕТ|ДЗЗД|СД|КД|АДСИЦ)(?=\s|$)/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return complete && name.length > 4 ? name : ''
}

const search = async (body: object, take: number, signal?: AbortSignal): Promise<readonly CorrespondentRow[]> => {
  const request = { query: { skip: 0, take }, body }
  const outcome = await attempt(documents.searchDocumentCorrespondents, request, { quiet: true, signal })
  return outcome.done ? outcome.reply.items : []
}

/**
 * Finds other correspondents with the same number. If the search fails, the result is empty; the server still refuses a
 * duplicate number.
 */
export const sameNumber = async (one: Correspondent, signal?: AbortSignal): Promise<readonly CorrespondentRow[]> => {
  const number = numberToCheck(one)
  if (number === null) return []
  const [value] = Object.values(number)
  const rows = await search(number, 10, signal)
  return rows.filter(
    (row) => row.id !== one.id && row.isLegalEntity === one.isLegalEntity && row.uniqueNumber.length === value?.length,
  )
}

export const similarTo = async (one: Correspondent, signal: AbortSignal): Promise<Similar> => {
  const name = nameToCheck(one)
  const folded = foldName(correspondentName(one))
  const byName = name === '' ? [] : search({ fullName: name, isLegalEntity: one.isLegalEntity }, 50, signal)
  const [known, named] = await Promise.all([sameNumber(one, signal), byName])
  return {
    sameNumber: known,
    sameName: known.length > 0 ? [] : named.filter((row) => row.id !== one.id && foldName(row.fullName) === folded),
  }
}
