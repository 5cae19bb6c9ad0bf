import type { Icon } from '../icons.ts'
import type { Refusal } from '../refusal.ts'

export type MenuItem = {
  label: string
  icon?: Icon
  run: () => void
  refusal?: Refusal | undefined
  danger?: boolean
  separated?: boolean
  /** Groups neighbouring items: „Печат“. */
  group?: string
}
