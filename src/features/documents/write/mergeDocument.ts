import type { DocumentField, DocumentValues } from './documentValues.ts'
import { documentFields } from './shownFields.ts'

export type Side = 'mine' | 'theirs'
/** A field that two people left in different states. */
export type Difference = {
  field: DocumentField
  /** Whose value stands until the person says otherwise: mine where I changed it, theirs where I did not. */
  preselected: Side
  /** Both changed it. */
  isConflict: boolean
}
export type Choices = Readonly<Partial<Record<DocumentField, Side>>>

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'object' && 'guid' in value) return String(value.guid)
  return JSON.stringify(value)
}
/** Whether two values of a field mean the same; blanks around a text do not matter. */
export const sameValue = (a: unknown, b: unknown): boolean => plain(a) === plain(b)

/** The fields in which two forms differ, in the order of the form. */
export const changedFields = (a: DocumentValues, b: DocumentValues): DocumentField[] =>
  documentFields.filter((field) => !sameValue(a[field], b[field]))

/** Where the newest version and mine differ; conflicts first. `was` is the version I began with. */
export const differences = (was: DocumentValues, theirs: DocumentValues, mine: DocumentValues): Difference[] => {
  const all = changedFields(theirs, mine).map((field): Difference => {
    const iChanged = !sameValue(was[field], mine[field])
    const theyChanged = !sameValue(was[field], theirs[field])
    return { field, preselected: iChanged ? 'mine' : 'theirs', isConflict: iChanged && theyChanged }
  })
  return [...all.filter((one) => one.isConflict), ...all.filter((one) => !one.isConflict)]
}

/** The document after the choices: built on the newest version, so that nothing of theirs is lost unseen. */
export const merged = (
  was: DocumentValues,
  theirs: DocumentValues,
  mine: DocumentValues,
  choices: Choices = {},
): DocumentValues => {
  const result = { ...theirs }
  const take = <F extends DocumentField>(field: F) => {
    result[field] = mine[field]
  }
  for (const { field, preselected } of differences(was, theirs, mine))
    if ((choices[field] ?? preselected) === 'mine') take(field)
  return result
}
