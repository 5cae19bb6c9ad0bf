import { useState } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '../buttons/IconButton.tsx'
import { IconWhy } from '../icons.ts'
import { MenuButton } from '../overlays/MenuButton.tsx'
import type { MenuItem } from '../overlays/menuItem.ts'
import { phone, useMedia } from '../useMedia.ts'
import { CommandButton } from './CommandButton.tsx'
import { arrangeCommands, type Command } from './command.ts'
import { guardDoubleClick } from './guardDoubleClick.ts'
import { RefusedCommands, whyTitle } from './RefusedCommands.tsx'
import './commands.css'

type Props = {
  /** The commands, the most important first. The first permitted ones become buttons beside the next step. */
  commands: readonly Command[]
  /** The key of the command that is this user's next step; null if there is none. */
  next: string | null
  /** True if the strip under the title already shows the next step, so that the bar does not repeat it. */
  nextElsewhere?: boolean
}

/** Returns how many other commands fit beside the next step, which takes the whole line on a phone. */
const buttonsThatFit = (isNarrow: boolean, hasNext: boolean): number => (isNarrow ? (hasNext ? 0 : 1) : 2)

/**
 * Shows the next step in red, two other commands as buttons, and the remaining commands under „Още“. Commands that are
 * not permitted are listed with reasons under „Защо липсват действия?“.
 */
export const CommandBar = ({ commands, next: nextKey, nextElsewhere = false }: Props) => {
  const isNarrow = useMedia(phone)
  const [, navigate] = useLocation()
  const [showsReasons, setShowsReasons] = useState(false)
  const hasNext = !nextElsewhere && commands.some(({ key, refusal }) => key === nextKey && !refusal)
  const { next, buttons, more, refused } = arrangeCommands(commands, nextKey, buttonsThatFit(isNarrow, hasNext))
  const why: MenuItem[] =
    refused.length > 0 ? [{ label: whyTitle, icon: IconWhy, separated: true, run: () => setShowsReasons(true) }] : []
  return (
    <div className="commands flex flex-wrap justify-content-end gap-2" data-moves="" onClickCapture={guardDoubleClick}>
      {buttons.map((command) => (
        <CommandButton key={command.key} command={command} kind="plain" />
      ))}
      {more.length > 0 && (
        <MenuButton
          label="Още"
          name="Още действия"
          items={[...more.flatMap((command) => linesOf(command, navigate)), ...why]}
          isBusy={more.some(({ busy }) => busy)}
        />
      )}
      {more.length === 0 && why.length > 0 && (
        <IconButton icon={IconWhy} label={whyTitle} onClick={() => setShowsReasons(true)} />
      )}
      {hasNext && next && <CommandButton key={next.key} command={next} kind="primary" />}
      {showsReasons && <RefusedCommands refused={refused} onClose={() => setShowsReasons(false)} />}
    </div>
  )
}

const linesOf = (command: Command, navigate: (to: string) => void): MenuItem[] => {
  const { label, icon, danger } = command
  if ('items' in command) return command.items.map((item) => ({ ...item, group: label }))
  const run = 'run' in command ? command.run : () => navigate(command.href)
  return [{ label, run, icon, danger }]
}
