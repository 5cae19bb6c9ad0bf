import { useId, useRef, useState } from 'react'
import { Button, type ButtonKind } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { type Icon, IconDown, IconMore } from '../icons.ts'
import type { Refusal } from '../refusal.ts'
import { Menu } from './Menu.tsx'
import type { MenuItem } from './menuItem.ts'
import { Popover } from './Popover.tsx'
import type { Placement } from './placement.ts'

type Props = {
  label: string
  /** The accessible name; it must begin with the label: „Още действия“. */
  name?: string
  items: readonly MenuItem[] | (() => readonly MenuItem[])
  icon?: Icon
  kind?: ButtonKind
  small?: boolean
  hideLabel?: boolean
  isBusy?: boolean
  refusal?: Refusal
  placement?: Placement
  className?: string
  /** -1 if the button is no tab stop, because the row that it belongs to opens the menu by a key. */
  tabIndex?: -1
}

export const MenuButton = (props: Props) => {
  const { label, name, items, icon, kind, small, hideLabel, isBusy, refusal, className, tabIndex } = props
  const { placement = 'bottom-end' } = props
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    anchor.current?.querySelector('button')?.focus()
  }
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    className,
    tabIndex,
    onClick: () => setOpen(!open),
  } as const
  return (
    <span className="menu-anchor" ref={anchor}>
      {hideLabel ? (
        <IconButton {...opener} icon={icon ?? IconMore} label={label} refusal={refusal} />
      ) : (
        <Button
          {...opener}
          aria-label={name}
          icon={icon}
          iconEnd={IconDown}
          kind={kind}
          small={small}
          busy={isBusy}
          refusal={refusal}
        >
          {label}
        </Button>
      )}
      {open && (
        <Popover open anchor={anchor} onClose={close} placement={placement} className="menu">
          <Menu id={id} label={name ?? label} items={typeof items === 'function' ? items() : items} onClose={close} />
        </Popover>
      )}
    </span>
  )
}
