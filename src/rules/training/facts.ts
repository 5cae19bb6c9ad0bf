import type { FactKind } from '../../contract/training/exercise.ts'
import type { CivilDate } from '../../dates/civilDate.ts'

/** The value of a field: a date is a civil date, an amount is decimal text, a choice is its label. */
export type FactValue = string | number | boolean | null | readonly string[]
export type FactFields = Readonly<Record<string, FactValue>>

export type Fact = {
  kind: FactKind
  /** The key of the record, unique only together with the kind. */
  key: string
  /** Whether the record was added, changed or removed since the start of the exercise. */
  since: 'new' | 'changed' | 'removed' | 'same'
  fields: FactFields
  before: FactFields | null
}

/** The records of the mock database now and at the start of the exercise. */
export type Facts = {
  day: CivilDate
  workingDays: readonly CivilDate[]
  me: string
  changed: readonly Fact[]
  found: Readonly<Record<string, Fact>>
}
