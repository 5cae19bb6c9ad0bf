import { memo } from 'react'
import { Link } from 'wouter'
import { Button } from '../../widgets/buttons/Button.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconLogOut, IconMessage, IconReset, IconTraining } from '../../widgets/icons.ts'
import { menuIcons } from '../../widgets/menuIcons.ts'
import { PersonAvatar } from '../../widgets/tags/PersonAvatar.tsx'
import { HeaderPopover } from './HeaderPopover.tsx'

type Props = {
  name: string
  userName: string
  department: string | undefined
  roles: readonly string[]
  library: string | undefined
  onLogOut: () => void
  /** Resets the training data; present only in training with a private mock database. */
  onReset?: (() => void) | undefined
  /** Simulates an incoming message; present only in training with a private mock database. */
  onReceive?: ((system: 'edelivery' | 'docexchange') => void) | undefined
  onTraining?: (() => void) | undefined
}

const arrivals = [
  { system: 'edelivery', label: 'Ново съобщение чрез е-Връчване' },
  { system: 'docexchange', label: 'Ново съобщение чрез обмен на документи' },
] as const

const closeAndRun = (close: () => void, act: () => void) => () => {
  close()
  act()
}

export const UserMenu = memo(
  ({ name, userName, department, roles, library, onLogOut, onReset, onReceive, onTraining }: Props) => (
    <HeaderPopover
      label="Потребител"
      className="user-popover"
      button={(anchor) => (
        <button type="button" className="me" {...anchor}>
          <span className="visually-hidden">Потребител: {name}</span>
          <PersonAvatar name={name} />
          <span className="me-name" aria-hidden>
            {name}
            {department !== undefined && <small>{department}</small>}
          </span>
        </button>
      )}
    >
      {(close) => (
        <div className="flex flex-column gap-3">
          <div>
            <h2>{name}</h2>
            <p className="muted small">{[userName, department].filter(Boolean).join(' · ')}</p>
          </div>
          <div>
            <h3 className="popover-title">{roles.length === 1 ? 'Роля' : 'Роли'}</h3>
            <ul className="p-0 list-none">
              {roles.map((role) => (
                <li key={role}>{role}</li>
              ))}
            </ul>
          </div>
          {library !== undefined && (
            <Link href={library} className="user-link" onClick={close}>
              <Glyph icon={menuIcons.library} />
              Библиотека
            </Link>
          )}
          {onTraining && (
            <div className="flex flex-column gap-2">
              <h3 className="popover-title">Учебна среда</h3>
              <p className="m-0">Не пази тайни: не въвеждайте истински лични данни.</p>
              <Button kind="primary" icon={IconTraining} onClick={closeAndRun(close, onTraining)}>
                Обучение
              </Button>
              {onReceive &&
                arrivals.map(({ system, label }) => (
                  <Button key={system} icon={IconMessage} onClick={closeAndRun(close, () => onReceive(system))}>
                    {label}
                  </Button>
                ))}
              {onReset && (
                <Button icon={IconReset} onClick={closeAndRun(close, onReset)}>
                  Нулирай данните
                </Button>
              )}
            </div>
          )}
          <Button kind="navy" icon={IconLogOut} onClick={closeAndRun(close, onLogOut)}>
            Изход
          </Button>
        </div>
      )}
    </HeaderPopover>
  ),
)
