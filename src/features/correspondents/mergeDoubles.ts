import { documents } from '../../contract/documents.ts'
import type { Correspondent } from '../../contract/shapes/correspondents.ts'
import { type CorrespondentFieldName, correspondentFieldNames } from '../../rules/correspondents/correspondentFields.ts'
import * as merge from '../../screen-kit/saving/fieldMerge.ts'
import type { Mutation } from '../../screen-kit/saving/idempotentMutation.ts'
import { attempt, mapReply } from '../../transport/request.ts'
import type { Choices } from './mergeCorrespondent.ts'
import { correspondentToSend } from './newCorrespondent.ts'

/** The fields of which both values are kept, and those that follow from others. */
const notChosen: readonly CorrespondentFieldName[] = [
  'correspondentAddresses',
  'correspondentContacts',
  'representatives',
  'note',
  'isLegalEntity',
  'hasNoIdentifier',
  'isActive',
]
const chosenFields = correspondentFieldNames.filter((field) => !notChosen.includes(field))

/** The fields that differ; the value of the kept correspondent is preselected unless it is empty. */
export const doubleDifferences = (
  kept: Correspondent,
  gone: Correspondent,
): merge.Difference<CorrespondentFieldName>[] =>
  merge.changedFields(chosenFields, kept, gone).map((field) => ({
    field,
    preselected: merge.isEmpty(kept[field]) ? 'theirs' : 'mine',
    isConflict: false,
  }))

const withoutId = (row: object): object => ({ ...row, id: 0 })
const joinRows = <R extends { id: number }>(kept: readonly R[], gone: readonly R[]): R[] => {
  const added = gone.filter((row) => !kept.some((one) => merge.sameValue(withoutId(one), withoutId(row))))
  return [...kept, ...added.map((row) => ({ ...row, id: 0 }))]
}

/** Returns the kept correspondent with the chosen fields, and with the rows and the note of both. */
export const mergedDouble = (kept: Correspondent, gone: Correspondent, choices: Choices = {}): Correspondent => {
  const chosen = { ...kept }
  const take = <F extends CorrespondentFieldName>(field: F) => {
    chosen[field] = gone[field]
  }
  for (const { field, preselected } of doubleDifferences(kept, gone))
    if ((choices[field] ?? preselected) === 'theirs') take(field)
  const numbers = [chosen.entityIdentifier, chosen.unifiedCitizenshipNumber, chosen.foreignerPersonalIdentifier]
  const notes = [...new Set([kept.note.trim(), gone.note.trim()])].filter((note) => note !== '')
  return correspondentToSend({
    ...chosen,
    hasNoIdentifier: numbers.every((number) => number === ''),
    note: notes.join('\n'),
    isActive: kept.isActive || gone.isActive,
    correspondentAddresses: joinRows(kept.correspondentAddresses, gone.correspondentAddresses),
    correspondentContacts: joinRows(kept.correspondentContacts, gone.correspondentContacts),
    representatives: joinRows(kept.representatives, gone.representatives),
  })
}

/** After a lost response the record that went away says whether it was merged. */
export const mergedCorrespondents = (goneId: number, body: Correspondent): Mutation<Correspondent, null> => ({
  about: `merge/${goneId}`,
  content: body,
  send: async (idempotencyKey) =>
    mapReply(await attempt(documents.mergeCorrespondents, { query: { goneId }, body }, { idempotencyKey }), () => null),
  readCurrent: () => attempt(documents.getCorrespondentById, { query: { id: goneId } }, { quiet: true }),
  find: ({ mergedInto }) => (mergedInto?.id === body.id ? { reply: null } : null),
})
