import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { visibleLine } from '../../rules/words/visibleText.ts'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { type Icon, IconBusy, IconDown } from '../icons.ts'
import { Popover } from '../overlays/Popover.tsx'
import { ComboList } from './ComboList.tsx'
import type { ControlAria } from './FieldFrame.tsx'
import './combobox.css'

type Props<T> = {
  aria: ControlAria
  /**
   * True if the typed text does not match the chosen value; the form cannot be submitted until the user chooses an
   * option or clears the text.
   */
  unread?: boolean | undefined
  onLeave?: () => void
  onStopped?: () => void
  label: string
  text: string
  onText: (text: string) => void
  items: readonly T[]
  itemKey: (item: T) => string | number
  renderItem: (item: T) => ReactNode
  onPick: (item: T) => void
  chosen?: (item: T) => boolean
  /** A text shown below or instead of the items: searching, nothing found, type more. */
  note?: ReactNode
  announce?: string
  busy?: boolean
  onMore?: (() => void) | undefined
  openOnPress?: boolean
  placeholder?: string | undefined
  leading?: Icon
  before?: ReactNode
  trailing?: ReactNode
  onClosed?: () => void
  onTab?: () => void
  /**
   * Called on Enter while no option is active. With `onEnter`, no option becomes active until the user moves into the
   * list by an arrow key.
   */
  onEnter?: () => void
  groupOf?: (item: T) => string
  inputRef?: Ref<HTMLInputElement>
}

/** The combobox pattern: arrow keys move, Enter chooses, Esc closes. */
export const Combobox = <T,>(props: Props<T>) => {
  const { aria, label, text, items, itemKey, renderItem, note, busy, onMore, leading } = props
  const [open, setOpen] = useState(false)
  const first = props.onEnter ? -1 : 0
  const [active, setActive] = useState(first)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const at = Math.min(active, items.length - 1)
  const listed = open && items.length > 0

  useEffect(() => {
    if (listed) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [listed, at, id])

  const requestMore = useEffectEvent(() => onMore?.())
  /**
   * If the list fits without scrolling, its end is in view at once, so more items are requested here. The request is
   * made once for each length of the list.
   */
  useEffect(() => {
    const shown = list.current
    if (listed && items.length > 0 && shown && shown.scrollHeight <= shown.clientHeight) requestMore()
  }, [listed, items.length])

  /** Opens the list with the chosen option active, so that an immediate Enter changes nothing. */
  const show = () => {
    if (!open)
      setActive(
        Math.max(
          first,
          items.findIndex((item) => props.chosen?.(item)),
        ),
      )
    setOpen(true)
  }
  const hide = () => {
    setOpen(false)
    setActive(first)
  }
  const close = () => {
    hide()
    props.onClosed?.()
  }
  const pick = (item: T | undefined) => {
    if (item === undefined) return
    hide()
    props.onPick(item)
  }
  const moveFocus = (to: number) => {
    if (!open) return show()
    if (to >= items.length - 2) onMore?.()
    setActive(Math.max(first, Math.min(to, items.length - 1)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Tab') {
      props.onTab?.()
      return close()
    }
    if (event.key === 'Enter' && listed && at >= 0) pick(items[at])
    else if (event.key === 'Enter' && props.onEnter) {
      hide()
      props.onEnter()
    } else if (event.key === 'ArrowDown') moveFocus(open ? at + 1 : at)
    else if (event.key === 'ArrowUp') moveFocus(at - 1)
    else if (event.key === 'PageDown' && listed) moveFocus(at + 8)
    else if (event.key === 'PageUp' && listed) moveFocus(at - 8)
    else return
    event.preventDefault()
  }
  return (
    <div className={classes('control', 'combo', aria.disabled && 'off')} ref={box}>
      {leading && <Glyph icon={leading} className="control-icon" />}
      {props.before}
      <input
        {...aria}
        data-unread={props.unread ? '' : undefined}
        onBlur={props.onLeave}
        onInvalid={props.onStopped}
        ref={props.inputRef}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? id : undefined}
        aria-activedescendant={listed && at >= 0 ? `${id}-${at}` : undefined}
        value={text}
        placeholder={props.placeholder}
        onChange={(event) => {
          setOpen(true)
          setActive(first)
          props.onText(visibleLine(event.target.value))
        }}
        // The text is selected, so that typing replaces it; a click can still place the caret.
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={() => props.openOnPress && show()}
        onKeyDown={onKeyDown}
      />
      {busy && <Glyph icon={IconBusy} className="spin combo-busy" />}
      {props.trailing}
      {props.openOnPress && (
        <button
          type="button"
          className="combo-arrow"
          tabIndex={-1}
          aria-hidden
          disabled={aria.disabled}
          onClick={() => {
            box.current?.querySelector('input')?.focus()
            if (open) setOpen(false)
            else show()
          }}
        >
          <Glyph icon={IconDown} />
        </button>
      )}
      <span role="status" className="visually-hidden">
        {open ? props.announce : ''}
      </span>
      {open && (items.length > 0 || note !== undefined) && (
        <Popover open anchor={box} onClose={close} wide className="combo-box">
          {items.length > 0 && (
            <ComboList
              ref={list}
              id={id}
              label={label}
              items={items}
              itemKey={itemKey}
              renderItem={renderItem}
              groupOf={props.groupOf}
              chosen={props.chosen}
              active={at}
              onPick={pick}
              onMore={onMore}
            />
          )}
          {note !== undefined && <div className="combo-note">{note}</div>}
        </Popover>
      )}
    </div>
  )
}
