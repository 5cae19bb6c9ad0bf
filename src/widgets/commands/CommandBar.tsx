import { useState } from 'react'
import { useLocation } from 'wouter'
import { IconButton } from '../buttons/IconButton.tsx'
import { IconWhy } from '../icons.ts'
import { MenuButton } from '../overlays/MenuButton.tsx'
import type { MenuItem } from '../overlays/menuItem.ts'
import { phone, useMedia } from '../useMedia.ts'
import { CommandButton } from './CommandButton.tsx'
import { arrangeCommands, type Command } from './command.ts'
import { dropSecondPress } from './dropSecondPress.ts'
import { RefusedCommands, whyTitle } from './RefusedCommands.tsx'
import './commands.css'

type Props = {
  /** In the order of their weight: the first that may be done stand beside the next step. */
  commands: readonly Command[]
  /** What this person is expected to do now, by its key; null when others have to act, or nobody. */
  next: string | null
  /** The next step stands elsewhere: in the strip under the title. */
  nextElsewhere?: boolean
}

/** How many commands stand in the bar besides the next step: on a phone that takes the whole line. */
const roomBeside = (isNarrow: boolean, hasNext: boolean): number => (isNarrow ? (hasNext ? 0 : 1) : 2)

/**
 * What can be done with a record: one next step in red, two others, the rest under „Още“. Everything that is refused
 * stands with its reason behind „Защо липсват действия?“.
 */
export const CommandBar = ({ commands, next: nextKey, nextElsewhere = false }: Props) => {
  const isNarrow = useMedia(phone)
  const [, navigate] = useLocation()
  const [asksWhy, setAsksWhy] = useState(false)
  const hasNext = !nextElsewhere && commands.some(({ key, refusal }) => key === nextKey && !refusal)
  const { next, beside, more, refused } = arrangeCommands(commands, nextKey, roomBeside(isNarrow, hasNext))
  const why: MenuItem[] =
    refused.length > 0 ? [{ label: whyTitle, icon: IconWhy, separated: true, run: () => setAsksWhy(true) }] : []
  return (
    <div className="commands flex flex-wrap justify-content-end gap-2" data-moves="" onClickCapture={dropSecondPress}>
      {beside.map((command) => (
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
        <IconButton icon={IconWhy} label={whyTitle} onClick={() => setAsksWhy(true)} />
      )}
      {hasNext && next && <CommandButton key={next.key} command={next} kind="primary" />}
      {asksWhy && <RefusedCommands refused={refused} onClose={() => setAsksWhy(false)} />}
    </div>
  )
}

/** A command as lines of the menu: a choice among several under its own name. */
const linesOf = (command: Command, navigate: (to: string) => void): MenuItem[] => {
  const { label, icon, danger } = command
  if ('items' in command) return command.items.map((item) => ({ ...item, group: label }))
  const run = 'run' in command ? command.run : () => navigate(command.href)
  return [{ label, run, icon, danger }]
}
