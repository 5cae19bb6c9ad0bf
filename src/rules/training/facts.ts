import type { FactKind } from '../../contract/training/exercise.ts'
import type { CivilDate } from '../../dates/civilDate.ts'

/** Days are civil dates, amounts decimal text, choices the words of the screen; a list holds names or numbers. */
export type FactValue = string | number | boolean | null | readonly string[]
export type FactFields = Readonly<Record<string, FactValue>>

/** One record of the world as an exercise looks at it. */
export type Fact = {
  kind: FactKind
  /** Its key in the world; with the kind, nothing else has it. */
  key: string
  /** What became of it since the exercise began. */
  since: 'new' | 'changed' | 'removed' | 'same'
  fields: FactFields
  /** As it was when the exercise began; null for what is new. */
  before: FactFields | null
}

/** What an exercise is checked against: the world as it is now, beside the world as it was when it began. */
export type Facts = {
  /** The day on which the exercise began, and the working days that follow it. */
  day: CivilDate
  workingDays: readonly CivilDate[]
  /** The full name of who does it. */
  me: string
  /** What is new, changed or removed since. */
  changed: readonly Fact[]
  /** What was found when it began, by its name, as it is now. */
  found: Readonly<Record<string, Fact>>
}
