/**
 * Whether one setting of a record is there. `general`: the record has none of its own and the general ones apply, or it
 * needs none. `unknown`: the responses do not contain it.
 */
export type ChecklistState = 'done' | 'general' | 'missing' | 'unknown'
export type ChecklistLine<K extends string = string> = {
  key: K
  label: string
  state: ChecklistState
  /** What is set, or what follows from its absence. */
  detail: string
}

export const missingOf = <K extends string>(lines: readonly ChecklistLine<K>[]): ChecklistLine<K>[] =>
  lines.filter(({ state }) => state === 'missing')
