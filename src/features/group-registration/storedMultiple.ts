import * as v from 'valibot'
import { storedAs } from '../../screen-kit/storedAs.ts'
import { emptyMultiple, type MultipleDocuments } from './multipleDocuments.ts'

const id = v.optional(v.number())
const text = v.string()
const textMaybe = v.exactOptional(text)

const read = storedAs(
  v.object({
    direction: v.picklist([1, 2]),
    typeId: id,
    subject: text,
    caseFile: v.nullable(v.object({ guid: text, number: text, rootDocumentGuid: textMaybe, subject: textMaybe })),
    receivedViaId: id,
    correspondents: v.array(v.object({ correspondentID: v.number(), textValue: text, isLegalEntity: v.boolean() })),
    departmentId: id,
    numberIndexId: id,
    count: v.nullable(v.number()),
  }),
)

/** Equal documents that were filled in and not registered; what was not chosen is not among what is kept. */
export const readMultiple = (stored: unknown): MultipleDocuments | undefined => {
  const found = read(stored)
  return found && { ...emptyMultiple(null), ...found }
}

/** Whether two fillings ask for the same. */
export const isSameMultiple = (one: MultipleDocuments, other: MultipleDocuments): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())
