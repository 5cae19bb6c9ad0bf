import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import './combobox.css'

type Props = { id: string; active: boolean; chosen: boolean; onPick: () => void; children: ReactNode }

/** An option of a list below a field. Pressing it with the mouse must not take the focus from the field. */
export const ComboOption = ({ id, active, chosen, onPick, children }: Props) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={chosen}
    className={classes('combo-option', active && 'active')}
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
    onKeyDown={(event) => event.key === 'Enter' && onPick()}
  >
    {children}
  </div>
)
