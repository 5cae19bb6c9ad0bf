import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Glyph } from '../Glyph.tsx'
import { IconSearch } from '../icons.ts'
import './combobox.css'
import { ComboOption } from './ComboOption.tsx'

type Props<T> = {
  label: string
  text: string
  onText: (text: string) => void
  items: readonly T[]
  itemKey: (item: T) => string | number
  renderItem: (item: T) => ReactNode
  onPick: (item: T) => void
  empty: ReactNode
  announce: string
}

/**
 * A search box above a list that is always open. Arrow keys move, Enter or a click chooses; the focus stays in the
 * search box.
 */
export const ChoiceList = <T,>({ label, text, onText, items, itemKey, renderItem, onPick, ...rest }: Props<T>) => {
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const at = Math.min(active, items.length - 1)
  const any = items.length > 0
  useEffect(() => {
    if (at >= 0) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const step = steps[event.key]
    const item = items[at]
    if (step !== undefined) setActive(Math.max(0, Math.min(at + step, items.length - 1)))
    else if (event.key === 'Enter' && item !== undefined) onPick(item)
    else return
    event.preventDefault()
  }
  return (
    <div className="choice-list flex flex-column gap-2 min-w-0">
      <div className="control combo">
        <Glyph icon={IconSearch} className="control-icon" />
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={any}
          aria-controls={any ? id : undefined}
          aria-activedescendant={any ? `${id}-${at}` : undefined}
          value={text}
          placeholder={label}
          data-autofocus=""
          onChange={(event) => {
            setActive(0)
            onText(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <span role="status" className="visually-hidden">
        {rest.announce}
      </span>
      {any ? (
        <div ref={list} id={id} role="listbox" tabIndex={-1} aria-label={label} className="combo-list">
          {items.map((item, index) => (
            <ComboOption
              key={itemKey(item)}
              id={`${id}-${index}`}
              active={index === at}
              chosen={index === at}
              onPick={() => onPick(item)}
            >
              {renderItem(item)}
            </ComboOption>
          ))}
        </div>
      ) : (
        <div className="combo-note">{rest.empty}</div>
      )}
    </div>
  )
}
