import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { IconDown, IconNext } from '../icons.ts'
import { MenuButton } from '../overlays/MenuButton.tsx'
import type { MenuItem } from '../overlays/menuItem.ts'
import type { NodeRow, NoteRow, TreeRow } from './treeRows.ts'

const isInMenu = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.tree-actions, [role=menu]') !== null

const deepest = 6

const placeOf = (row: TreeRow<unknown>, isStop: boolean) => ({
  'aria-level': row.level,
  'aria-posinset': row.position,
  'aria-setsize': row.setSize,
  'data-key': row.key,
  tabIndex: isStop ? 0 : -1,
  style: { paddingLeft: `${Math.min(row.level - 1, deepest) * 0.85}rem` },
})

type NoteProps<N> = { row: NoteRow<N>; isStop: boolean; onActive: () => void; onPress: () => void }

export const TreeNote = <N,>({ row, isStop, onActive, onPress }: NoteProps<N>) => {
  const text = {
    more: `Покажи още (остават ${row.left})`,
    waiting: 'Зареждане…',
    failed: 'Не се зареди. Опитай отново',
  }[row.kind]
  const item = { ...placeOf(row, isStop), className: `tree-line note ${row.kind}`, onFocus: onActive }
  if (row.kind === 'waiting')
    return (
      <div {...item} role="treeitem" tabIndex={item.tabIndex}>
        {text}
      </div>
    )
  return (
    <button {...item} type="button" role="treeitem" onClick={onPress}>
      {text}
    </button>
  )
}

type LineProps<N> = {
  row: NodeRow<N>
  isStop: boolean
  isCurrent: boolean
  isDisabled: boolean
  isChosen: boolean | undefined
  href: string | undefined
  actions: readonly MenuItem[]
  text: string
  menuName: string
  onActive: () => void
  onOpen: (isOpen: boolean) => void
  onPick: (() => void) | undefined
  children: ReactNode
}

export const TreeLine = <N,>(props: LineProps<N>) => {
  const {
    row,
    isStop,
    isCurrent,
    isDisabled,
    isChosen,
    href,
    actions,
    text,
    menuName,
    onActive,
    onOpen,
    onPick,
    children,
  } = props
  const item = {
    ...placeOf(row, isStop),
    className: classes('tree-line', isCurrent && 'current', onPick && !isDisabled && 'pickable'),
    onFocus: onActive,
    ...(row.isOpen !== null && { 'aria-expanded': row.isOpen }),
    ...(isCurrent && { 'aria-current': 'true' as const }),
    ...(isChosen !== undefined && { 'aria-selected': isChosen }),
    ...(isDisabled && { 'aria-disabled': true }),
  }
  const inside = (
    <>
      <span
        className="tree-twist"
        aria-hidden
        onClick={(event) => {
          if (row.isOpen === null) return
          event.preventDefault()
          event.stopPropagation()
          onOpen(!row.isOpen)
        }}
      >
        {row.isOpen !== null && <Glyph icon={row.isOpen ? IconDown : IconNext} />}
      </span>
      {children}
    </>
  )
  if (href !== undefined)
    return (
      <Link {...item} role="treeitem" href={href}>
        {inside}
      </Link>
    )
  // A press on a node that cannot be chosen opens or closes it.
  const press = isDisabled || !onPick ? () => onOpen(!row.isOpen) : onPick
  // Handles only clicks, because the tree handles the keys of all its lines.
  const pressed = { onClick: ({ target }: MouseEvent) => !isInMenu(target) && press() }
  return (
    <div
      {...item}
      role="treeitem"
      tabIndex={item.tabIndex}
      {...pressed}
      aria-label={actions.length > 0 ? text : undefined}
    >
      {inside}
      {actions.length > 0 && (
        <span className="tree-actions">
          <MenuButton hideLabel tabIndex={-1} label={`Действия за ${menuName}`} items={actions} />
        </span>
      )}
    </div>
  )
}
