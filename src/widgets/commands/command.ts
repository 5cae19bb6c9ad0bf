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

/** What may not be done now, and why; a line of a choice is named with what it is a choice of. */
export type RefusedCommand = { label: string; group?: string; refusal: Refusal }

/** How the commands of a record are laid out. */
export type Arrangement = {
  next: Command | undefined
  beside: readonly Command[]
  more: readonly Command[]
  refused: readonly RefusedCommand[]
}

const refusedIn = (command: Command): RefusedCommand[] => {
  const { label, refusal } = command
  if (refusal) return [{ label, refusal }]
  if (!('items' in command)) return []
  return command.items.flatMap((one) => (one.refusal ? [{ label: one.label, group: label, refusal: one.refusal }] : []))
}

/** The command with what may be done of it; undefined where nothing of it may. */
const possibleOf = (command: Command): Command | undefined => {
  if (command.refusal) return undefined
  if (!('items' in command)) return command
  const items = command.items.filter(({ refusal }) => !refusal)
  return items.length > 0 ? { ...command, items } : undefined
}

/**
 * The next step apart, beside it the first `room` others that may be done now; the rest under „Още“. What is refused
 * stands apart, with its reason.
 */
export const arrangeCommands = (commands: readonly Command[], nextKey: string | null, room: number): Arrangement => {
  const possible = commands.map(possibleOf).filter((one) => one !== undefined)
  const next = possible.find(({ key }) => key === nextKey)
  const others = possible.filter((one) => one !== next)
  const beside = others.filter(({ rare }) => !rare).slice(0, room)
  return {
    next,
    beside,
    more: others.filter((one) => !beside.includes(one)),
    refused: commands.flatMap(refusedIn),
  }
}

/** The command that this person is expected to give now; undefined where it is refused or nothing is due. */
export const dueCommand = (commands: readonly Command[], nextKey: string | null): Command | undefined =>
  arrangeCommands(commands, nextKey, 0).next
