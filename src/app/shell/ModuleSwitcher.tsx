import { memo, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import type { ModuleKey } from '../../contract/moduleKeys.ts'
import type { AppModule } from '../../modules/route.ts'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconDown } from '../../widgets/icons.ts'
import { menuIcons } from '../../widgets/menuIcons.ts'
import { Popover } from '../../widgets/overlays/Popover.tsx'

export type ModuleLink = Pick<AppModule, 'key' | 'name' | 'icon'> & { start: string }
type Props = {
  top: readonly ModuleLink[]
  other: readonly ModuleLink[]
  inUse: ModuleKey
  onGo?: (() => void) | undefined
}

export const ModuleSwitcher = memo(({ top, other, inUse, onGo }: Props) => {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const all = [...top, ...other]
  const current = all.find(({ key }) => key === inUse)
  const close = () => {
    setOpen(false)
    anchor.current?.focus()
  }
  // The pressed link is removed at once, so the focus moves to the button.
  const go = () => {
    close()
    onGo?.()
  }
  const links = (modules: readonly ModuleLink[]) => (
    <ul className="module-links p-0 list-none">
      {modules.map(({ key, name, icon, start }) => (
        <li key={key}>
          <Link href={start} aria-current={key === inUse ? 'true' : undefined} onClick={go}>
            <Glyph icon={menuIcons[icon]} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
  if (all.length === 0) return null
  if (all.length === 1 && current) return <div className="module module-only">{current.name}</div>
  return (
    <div className="module">
      <Button
        ref={anchor}
        iconEnd={IconDown}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        <span className="visually-hidden">Модул в ползване: </span>
        {current?.name ?? 'Изберете модул'}
      </Button>
      <Popover
        open={open}
        anchor={anchor}
        onClose={close}
        onLeave={() => setOpen(false)}
        wide
        id={id}
        label="Модули"
        className="module-popover"
      >
        {open && (
          <>
            {top.length > 0 && links(top)}
            {other.length > 0 && (
              <>
                <h2 className="popover-title">Други модули</h2>
                {links(other)}
              </>
            )}
          </>
        )}
      </Popover>
    </div>
  )
})
