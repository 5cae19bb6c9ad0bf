import { Button } from '../buttons/Button.tsx'
import { LinkButton } from '../buttons/LinkButton.tsx'
import { MenuButton } from '../overlays/MenuButton.tsx'
import type { Command } from './command.ts'

export const CommandButton = ({ command, kind }: { command: Command; kind: 'plain' | 'primary' }) => {
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
