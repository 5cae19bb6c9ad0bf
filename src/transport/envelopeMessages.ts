import type { FieldMessages } from './fault.ts'

export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const lines = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string' && one.trim() !== '')

/**
 * Returns the messages by field, from one of two formats: a map `{ field: message | messages }`, or a list of `{
 * fieldName | field | key, message | messages }`.
 */
export const fieldsOf = (value: unknown): FieldMessages => {
  const pairs: [string, string[]][] = Array.isArray(value)
    ? value.filter(isObject).map((one) => {
        const name = one.fieldName ?? one.field ?? one.key
        return [typeof name === 'string' ? name : '', lines(one.messages ?? one.message)]
      })
    : Object.entries(isObject(value) ? value : {}).map(([name, messages]) => [name, lines(messages)])
  const fields: Record<string, string[]> = {}
  for (const [name, messages] of pairs) if (messages.length > 0) fields[name] = [...(fields[name] ?? []), ...messages]
  return fields
}

const notFields = new Set(['type', 'title', 'status', 'detail', 'instance', 'traceId', 'message', 'resultData'])

/** Returns the map of messages by field from a body without an envelope, which is itself this map. */
export const bareFields = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !notFields.has(name)))

const envelopeNames = [
  'type',
  'message',
  'resultData',
  'additionalMessages',
  'additionalFieldMessages',
  'errors',
  'title',
  'detail',
]

export const toCamelCase = (json: unknown): unknown => {
  if (!isObject(json)) return json
  const names = Object.keys(json)
  const small = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)
  if (!names.some((name) => name !== small(name) && envelopeNames.includes(small(name)))) return json
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [small(name), value]))
}

export const linesUnder = (envelope: Json): string[] => {
  const byField = [...Object.values(fieldsOf(envelope.additionalFieldMessages)).flat()]
  return byField.length > 0 ? byField : lines(envelope.additionalMessages)
}

export const shownText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && !/^\s*</.test(value) ? value.replaceAll('\r\n', '\n') : null

/**
 * Prepares the text of an HTTP 500: line breaks are kept, and a first line of only one character is removed
 * (specification 1, section 8).
 */
export const withoutOddFirstLine = (text: string): string => {
  const [first = '', ...rest] = text.split('\n')
  return [...first].length === 1 ? rest.join('\n') : text
}
