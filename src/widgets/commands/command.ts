import type { Icon } from '../icons.ts'
import type { MenuItem } from '../overlays/menuItem.ts'
import type { Refusal } from '../refusal.ts'

type What = {
  key: string
  label: string
  icon?: Icon
  /** Its work is running. */
  busy?: boolean
  refusal?: Refusal | undefined
  /** Cannot be taken back. */
  danger?: boolean
  /** Wanted so seldom that it always stands under „Още“. */
  rare?: boolean
  /** For whoever gives the focus to its button. */
  id?: string
}
/** Something that can be done with a record: an act, a way to another screen, or a choice among several. */
export type Command = What & ({ run: () => void } | { href: string } | { items: readonly MenuItem[] })

/** How the commands of a record are laid out. */
export type Arrangement = { next: Command | undefined; beside: readonly Command[]; more: readonly Command[] }

/**
 * The next step apart, beside it the first `room` others that may be done now; the rest under „Още“. What is refused comes
 * last there, with its reason under its line.
 */
export const arrangeCommands = (commands: readonly Command[], nextKey: string | null, room: number): Arrangement => {
  const next = commands.find(({ key, refusal }) => key === nextKey && !refusal)
  const others = commands.filter((one) => one !== next)
  const possible = others.filter(({ refusal }) => !refusal)
  const beside = possible.filter(({ rare }) => !rare).slice(0, room)
  const more = possible.filter((one) => !beside.includes(one))
  return { next, beside, more: [...more, ...others.filter(({ refusal }) => refusal)] }
}
