import type { Icon } from '../icons.ts'
import type { Refusal } from '../refusal.ts'

export type MenuItem = {
  label: string
  icon?: Icon
  run: () => void
  refusal?: Refusal | undefined
  danger?: boolean
  separated?: boolean
  /** The heading for neighbouring items with the same group: „Печат“. */
  group?: string
}
