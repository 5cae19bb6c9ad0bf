/** The error of an empty required field (specification 2, section 5). */
export const requiredMessage = 'Полето е задължително'

export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/** True if a field has a value. The number 0 is a value, NaN is not. */
export const isFilled = (value: unknown): boolean => {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (typeof value === 'number') return !Number.isNaN(value)
  if (Array.isArray(value)) return value.length > 0
  if (value instanceof Date) return !Number.isNaN(value.getTime())
  if (typeof value === 'object') return 'id' in value && isFilled(value.id)
  return true
}

export const required = (value: unknown): string | null => (isFilled(value) ? null : requiredMessage)

/** Returns an error if no option is chosen. The id 0 counts as chosen (the option „–“ of foreign addresses). */
export const requiredOption = (value: { id: number } | null | undefined): string | null =>
  typeof value?.id === 'number' && !Number.isNaN(value.id) ? null : requiredMessage

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
export const errorEntries = <Field extends string>(errors: FieldErrors<Field>): [field: Field, message: string][] =>
  (Object.entries(errors) as [Field, string | undefined][]).flatMap(([field, message]) =>
    message ? [[field, message]] : [],
  )
export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0

export const messagesByField = (errors: FieldErrors): Record<string, string[]> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, message]) => (message ? [[field, [message]]] : [])))
