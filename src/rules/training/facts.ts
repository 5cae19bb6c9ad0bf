import type { FactKind } from '../../contract/training/exercise.ts'
import type { CivilDate } from '../../dates/civilDate.ts'

/**
 * The value of a field: a date as a civil date, an amount as decimal text, a choice as its label on the page. A list
 * contains names or numbers.
 */
export type FactValue = string | number | boolean | null | readonly string[]
export type FactFields = Readonly<Record<string, FactValue>>

export type Fact = {
  kind: FactKind
  /** The key of the record in the mock database. It is unique only together with the kind. */
  key: string
  /** What happened to the record since the start of the exercise. */
  since: 'new' | 'changed' | 'removed' | 'same'
  fields: FactFields
  before: FactFields | null
}

/** The data against which an exercise is checked: the mock database now and at the start of the exercise. */
export type Facts = {
  day: CivilDate
  workingDays: readonly CivilDate[]
  me: string
  changed: readonly Fact[]
  found: Readonly<Record<string, Fact>>
}
