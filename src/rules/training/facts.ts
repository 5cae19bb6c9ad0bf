import type { FactKind } from '../../contract/training/exercise.ts'
import type { CivilDate } from '../../dates/civilDate.ts'

/** Days are civil dates, amounts decimal text, choices the labels of the page; a list holds names or numbers. */
export type FactValue = string | number | boolean | null | readonly string[]
export type FactFields = Readonly<Record<string, FactValue>>

/** One record of the mock database in the form that exercises use. */
export type Fact = {
  kind: FactKind
  /** Its key in the mock database; unique together with the kind. */
  key: string
  /** Its change since the start of the exercise. */
  since: 'new' | 'changed' | 'removed' | 'same'
  fields: FactFields
  /** The fields at the start of the exercise; null for a new record. */
  before: FactFields | null
}

/** The data for checking an exercise: the mock database now and at the start. */
export type Facts = {
  /** The first day of the exercise, and the following working days. */
  day: CivilDate
  workingDays: readonly CivilDate[]
  me: string
  changed: readonly Fact[]
  /** The records found at the start, by name, with their current values. */
  found: Readonly<Record<string, Fact>>
}
