/** Required fields (document 2, section 5): one message everywhere, zero is a value, a nomenclature has an id. */
export const requiredMessage = 'Полето е задължително'

/** The message of each wrong field by its name; empty when all is well. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/**
 * Whether a value counts as filled in: a text with more than blanks, any number (zero too, but not NaN), a list with
 * at least one item, an object with an id (0 too), a yes or a no, a date.
 */
export const isFilled = (value: unknown): boolean => {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'number') return !Number.isNaN(value)
  if (Array.isArray(value)) return value.length > 0
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  if (typeof value === 'object') return 'id' in value && isFilled(value.id)
  return true
}

/** The message for a required value that is not filled in, or null. */
export const required = (value: unknown): string | null => (isFilled(value) ? null : requiredMessage)

/** A required choice: an object with a numeric id; 0 is allowed (the „–“ entries of foreign addresses). */
export const requiredOption = (value: { id: number } | null | undefined): string | null =>
  typeof value?.id === 'number' && !Number.isNaN(value.id) ? null : requiredMessage

/** Keeps only the fields that have a message. */
export const errorsOf = <Field extends string>(
  messages: Partial<Record<Field, string | null | undefined>>,
): FieldErrors<Field> => {
  const errors: FieldErrors<Field> = {}
  for (const field of Object.keys(messages) as Field[]) {
    const message = messages[field]
    if (message) errors[field] = message
  }
  return errors
}
export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0

/** The map of field to messages that a reply with status 400 carries (document 1, section 8). */
export const messagesByField = (errors: FieldErrors): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, message]) => (message ? [[field, [message]]] : [])))
