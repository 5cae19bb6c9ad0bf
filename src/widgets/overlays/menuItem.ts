import type { Icon } from '../icons.ts'
import type { Refusal } from '../refusal.ts'

/** One line of a menu of actions. A refused one stays in sight and says why. */
export type MenuItem = {
  label: string
  icon?: Icon
  run: () => void
  refusal?: Refusal | undefined
  danger?: boolean
  /** A line is drawn above it. */
  separated?: boolean
  /** What it and its neighbours of the same group are choices of: „Печат“. */
  group?: string
}
