import { directionLabels, scopeLabels } from '../../../contract/enumerations.ts'

const choices = (labels: object) => Object.entries(labels).map(([value, label]) => ({ value, label: String(label) }))
/** The directions as what a `SelectField` offers. */
export const directionOptions = choices(directionLabels)
/** The modules that a type of documents or an index is for, the same way. */
export const scopeOptions = choices(scopeLabels)

/** A chosen number of a `SelectField`: null for the empty choice. */
export const chosenNumber = (value: string): number | null => (value === '' ? null : Number(value))
/** The value of a `SelectField` that holds a number. */
export const shownChoice = (id: number | null): string => (id === null ? '' : String(id))
