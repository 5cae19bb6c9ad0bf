import type { Icon } from '../icons.ts'
import type { MenuItem } from '../overlays/menuItem.ts'
import type { Refusal } from '../refusal.ts'

type What = {
  key: string
  label: string
  icon?: Icon
  busy?: boolean
  refusal?: Refusal | undefined
  danger?: boolean
  rare?: boolean
  id?: string
}
export type Command = What & ({ run: () => void } | { href: string } | { items: readonly MenuItem[] })

export type RefusedCommand = { label: string; group?: string; refusal: Refusal }

export type Arrangement = {
  next: Command | undefined
  buttons: readonly Command[]
  more: readonly Command[]
  refused: readonly RefusedCommand[]
}

const refusedIn = (command: Command): RefusedCommand[] => {
  const { label, refusal } = command
  if (refusal) return [{ label, refusal }]
  if (!('items' in command)) return []
  return command.items.flatMap((one) => (one.refusal ? [{ label: one.label, group: label, refusal: one.refusal }] : []))
}

const possibleOf = (command: Command): Command | undefined => {
  if (command.refusal) return undefined
  if (!('items' in command)) return command
  const items = command.items.filter(({ refusal }) => !refusal)
  return items.length > 0 ? { ...command, items } : undefined
}

/**
 * Divides the commands: the next step, up to `mostButtons` other permitted commands as buttons, the remaining ones under
 * „Още“. Commands that are not permitted are listed separately.
 */
export const arrangeCommands = (
  commands: readonly Command[],
  nextKey: string | null,
  mostButtons: number,
): Arrangement => {
  const possible = commands.map(possibleOf).filter((one) => one !== undefined)
  const next = possible.find(({ key }) => key === nextKey)
  const others = possible.filter((one) => one !== next)
  const buttons = others.filter(({ rare }) => !rare).slice(0, mostButtons)
  return {
    next,
    buttons,
    more: others.filter((one) => !buttons.includes(one)),
    refused: commands.flatMap(refusedIn),
  }
}

export const dueCommand = (commands: readonly Command[], nextKey: string | null): Command | undefined =>
  arrangeCommands(commands, nextKey, 0).next
