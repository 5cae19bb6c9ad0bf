import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { Checkbox } from '../fields/Checkbox.tsx'
import { IconColumns, IconDown, IconReset, IconUp } from '../icons.ts'
import { Popover } from '../overlays/Popover.tsx'
import { type ColumnChoice, movedKey, orderedKeys } from './columnOrder.ts'
import './columns.css'

type Props = {
  columns: readonly { key: string; header: string; fixed?: boolean }[]
  value: ColumnChoice
  onChange: (choice: ColumnChoice) => void
  onReset: () => void
  children?: ReactNode
}

export const ColumnChooser = ({ columns, value, onChange, onReset, children }: Props) => {
  const [open, setOpen] = useState(false)
  const [moved, setMoved] = useState('')
  const anchor = useRef<HTMLSpanElement>(null)
  const id = useId()
  const keys = orderedKeys(
    columns.map((column) => column.key),
    value,
  )
  const close = () => {
    setOpen(false)
    anchor.current?.querySelector('button')?.focus()
  }
  const move = (key: string, header: string, by: -1 | 1) => {
    const order = movedKey(keys, key, by)
    onChange({ ...value, order })
    setMoved(`„${header}“ е на място ${order.indexOf(key) + 1} от ${order.length}`)
  }
  const show = (key: string, shown: boolean) =>
    onChange({ order: keys, hidden: shown ? value.hidden.filter((other) => other !== key) : [...value.hidden, key] })
  return (
    <span className="menu-anchor" ref={anchor}>
      <Button
        className="tool"
        title="Колони"
        icon={IconColumns}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        Колони
      </Button>
      {open && (
        <Popover
          open
          anchor={anchor}
          onClose={close}
          placement="bottom-end"
          role="dialog"
          label="Колони"
          className="columns"
        >
          {children}
          <ul className="columns-list p-0 list-none">
            {keys.map((key, index) => {
              const column = columns.find((one) => one.key === key)
              if (!column) return null
              return (
                <li key={key}>
                  <Checkbox
                    id={`${id}-${key}`}
                    label={column.header}
                    checked={column.fixed || !value.hidden.includes(key)}
                    disabled={column.fixed}
                    onChange={(shown) => show(key, shown)}
                  />
                  <IconButton
                    icon={IconUp}
                    label={`Премести „${column.header}“ напред`}
                    aria-disabled={index === 0 || undefined}
                    onClick={() => move(key, column.header, -1)}
                  />
                  <IconButton
                    icon={IconDown}
                    label={`Премести „${column.header}“ назад`}
                    aria-disabled={index === keys.length - 1 || undefined}
                    onClick={() => move(key, column.header, 1)}
                  />
                </li>
              )
            })}
          </ul>
          <span role="status" className="visually-hidden">
            {moved}
          </span>
          <Button small kind="text" icon={IconReset} onClick={onReset}>
            Възстанови първоначалните
          </Button>
        </Popover>
      )}
    </span>
  )
}
