import type { FactKind } from '../../contract/training/exercise.ts'
import type { CivilDate } from '../../dates/civilDate.ts'

/** A date as a civil date, an amount as decimal text, a choice as its label. */
export type FactValue = string | number | boolean | null | readonly string[]
export type FactFields = Readonly<Record<string, FactValue>>

export type Fact = {
  kind: FactKind
  /** Unique only together with the kind. */
  key: string
  /** Since the start of the exercise. */
  since: 'new' | 'changed' | 'removed' | 'same'
  fields: FactFields
  before: FactFields | null
}

/** The mock database now and at the start of the exercise. */
export type Facts = {
  day: CivilDate
  workingDays: readonly CivilDate[]
  me: string
  changed: readonly Fact[]
  found: Readonly<Record<string, Fact>>
}
