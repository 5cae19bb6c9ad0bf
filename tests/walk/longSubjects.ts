import { type Change, ofResultData } from '../../scripts/backend/api.ts'

/** A subject that no line can break at a blank. */
const subject = 'Щ'.repeat(1000)

const withSubject = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...value.slice(0, 1).map(withSubject), ...value.slice(1)]
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'subjectDescription' ? subject : withSubject(inner)]),
  )
}

/** Every document, and the first one of every list, is about a thousand letters without a blank. */
export const longSubjects: Change = ofResultData(withSubject)
