import type { FactKind } from '../../contract/training/exercise.ts'
import type { CivilDate } from '../../dates/civilDate.ts'

/** Days are civil dates, amounts decimal text, choices the labels of the page; a list holds names or numbers. */
export type FactValue = string | number | boolean | null | readonly string[]
export type FactFields = Readonly<Record<string, FactValue>>

export type Fact = {
  kind: FactKind
  /** The key in the mock database; unique together with the kind. */
  key: string
  /** What happened to the record since the start of the exercise. */
  since: 'new' | 'changed' | 'removed' | 'same'
  fields: FactFields
  before: FactFields | null
}

/** The data for checking an exercise: the mock database now and at the start. */
export type Facts = {
  day: CivilDate
  workingDays: readonly CivilDate[]
  me: string
  changed: readonly Fact[]
  found: Readonly<Record<string, Fact>>
}
