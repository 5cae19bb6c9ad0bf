import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../buttons/Button.tsx'
import { LinkButton } from '../buttons/LinkButton.tsx'
import { MenuButton } from '../overlays/MenuButton.tsx'
import type { MenuItem } from '../overlays/menuItem.ts'
import { phone, useMedia } from '../useMedia.ts'
import { arrangeCommands, type Command } from './command.ts'
import './commands.css'

type Props = {
  /** In the order of their weight: the first that may be done stand beside the next step. */
  commands: readonly Command[]
  /** What this person is expected to do now, by its key; null when others have to act, or nobody. */
  next: string | null
}

/** How many commands stand in the bar besides the next step: on a phone that takes the whole line. */
const roomBeside = (isNarrow: boolean, hasNext: boolean): number => (isNarrow ? (hasNext ? 0 : 1) : 2)

/** A second press of the same two is for what stood there before, not for what has taken its place. */
const dropSecondPress = (event: MouseEvent) => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** What can be done with a record: one next step in red, two others, the rest with all that is refused under „Още“. */
export const CommandBar = ({ commands, next: nextKey }: Props) => {
  const isNarrow = useMedia(phone)
  const [, navigate] = useLocation()
  const hasNext = commands.some(({ key, refusal }) => key === nextKey && !refusal)
  const { next, beside, more } = arrangeCommands(commands, nextKey, roomBeside(isNarrow, hasNext))
  return (
    <div className="commands flex flex-wrap justify-content-end gap-2" data-moves="" onClickCapture={dropSecondPress}>
      {beside.map((command) => (
        <CommandButton key={command.key} command={command} kind="plain" />
      ))}
      {more.length > 0 && (
        <MenuButton
          label="Още"
          name="Още действия"
          items={more.flatMap((command) => linesOf(command, navigate))}
          isBusy={more.some(({ busy }) => busy)}
        />
      )}
      {next && <CommandButton key={next.key} command={next} kind="primary" />}
    </div>
  )
}

const CommandButton = ({ command, kind }: { command: Command; kind: 'plain' | 'primary' }) => {
  const { label, icon, busy = false, id } = command
  if ('items' in command) return <MenuButton label={label} kind={kind} items={command.items} icon={icon} />
  const look = command.danger && kind === 'plain' ? 'danger' : kind
  if ('href' in command)
    return (
      <LinkButton kind={look} icon={icon} href={command.href}>
        {label}
      </LinkButton>
    )
  return (
    <Button id={id} kind={look} busy={busy} icon={icon} onClick={command.run}>
      {label}
    </Button>
  )
}

/** A command as lines of the menu: a choice among several under its own name. */
const linesOf = (command: Command, navigate: (to: string) => void): MenuItem[] => {
  const { label, icon, refusal, danger } = command
  if ('items' in command && !refusal) return command.items.map((item) => ({ ...item, group: label }))
  const run = 'run' in command ? command.run : 'href' in command ? () => navigate(command.href) : () => undefined
  return [{ label, run, refusal, icon, danger }]
}
