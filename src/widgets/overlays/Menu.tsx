import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { focusIsFree } from '../focus/focusIsFree.ts'
import { Glyph } from '../Glyph.tsx'
import { IconWhy } from '../icons.ts'
import { whyNot } from '../refusal.ts'
import type { MenuItem } from './menuItem.ts'

type Props = { id?: string; label: string; items: readonly MenuItem[]; onClose: () => void }

/**
 * An open menu takes the focus; arrows move, letters jump to an item. Reasons of disabled items are always visible: if
 * they opened on hover, items would move away from the pointer. The focus stays on its item when items change.
 */
export const Menu = ({ id, label, items, onClose }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const base = useId()
  const all = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [])

  const held = useRef<{ line: string | undefined; at: number }>(null)
  const onFocus = ({ target }: FocusEvent) => {
    const at = all().indexOf(target as HTMLElement)
    held.current = at < 0 ? null : { line: items[at]?.label, at }
  }
  const onBlur = ({ relatedTarget: to }: FocusEvent) => {
    if (to instanceof Node && !list.current?.contains(to)) held.current = null
  }
  useLayoutEffect(() => {
    if (held.current === null || !focusIsFree()) return
    const { line, at } = held.current
    const same = items.findIndex(({ label }) => label === line)
    const entries = all()
    entries[same < 0 ? Math.min(at, entries.length - 1) : same]?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const entries = all()
    const at = entries.indexOf(document.activeElement as HTMLElement)
    const to = targetOf(event.key, at, entries)
    if (event.key === 'Tab') onClose()
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    entries[to]?.focus()
  }
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {groupsOf(items).map(({ group, lines }, place) => {
        const drawn = lines.map((item, index) => (
          <MenuLine key={item.label} id={`${base}${place}-${index}`} item={item} onClose={onClose} />
        ))
        return group === undefined ? (
          drawn
        ) : (
          <div key={group} {...groupNamed(group)} className="menu-group">
            <div className="menu-group-name" aria-hidden>
              {group}
            </div>
            {drawn}
          </div>
        )
      })}
    </div>
  )
}

const groupNamed = (name: string) => ({ role: 'group', 'aria-label': name })

type Group = { group: string | undefined; lines: MenuItem[] }

const groupsOf = (items: readonly MenuItem[]): Group[] => {
  const groups: Group[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.group === item.group) last.lines.push(item)
    else groups.push({ group: item.group, lines: [item] })
  }
  return groups
}

const MenuLine = ({ id, item, onClose }: { id: string; item: MenuItem; onClose: () => void }) => (
  <>
    {item.separated && <div className="menu-line" aria-hidden />}
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classes('menu-item', item.danger && 'danger')}
      {...(item.refusal && { 'aria-disabled': true, 'aria-describedby': id })}
      onClick={(event) => {
        event.stopPropagation()
        if (item.refusal) return event.currentTarget.focus()
        onClose()
        item.run()
      }}
    >
      {item.icon && <Glyph icon={item.icon} />}
      <span>
        {item.label}
        {item.refusal && (
          <span id={id} className="menu-why" aria-hidden>
            {whyNot(item.label, item.refusal)}
          </span>
        )}
      </span>
      {item.refusal && <Glyph icon={IconWhy} className="menu-refused" />}
    </button>
  </>
)

const targetOf = (key: string, at: number, entries: readonly HTMLElement[]): number | undefined => {
  const count = entries.length
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return undefined
  const wanted = key.toLocaleLowerCase('bg')
  const offset = entries.findIndex((_, step) =>
    entries[(at + 1 + step) % count]?.textContent?.trim().toLocaleLowerCase('bg').startsWith(wanted),
  )
  return offset < 0 ? undefined : (at + 1 + offset) % count
}
