import { type RefObject, useEffect, useEffectEvent } from 'react'

type Gestures = { open: (index: number) => void; openAside: (index: number) => void }

const ownGesture = 'a, button, input, select, textarea, label, [role=menu]'
const focusable = '[data-open], button, a[href], input:not(:disabled)'

const choice = '.grid-choice input:not(:disabled)'
const menu = '.grid-actions button'

const focusRow = (row: HTMLElement | undefined, preventScroll: boolean, first = '[data-open]') =>
  [first, '[data-open]', focusable]
    .map((selector) => row?.querySelector<HTMLElement>(selector))
    .find((element) => element)
    ?.focus({ preventScroll })

const step = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

const opensMenu = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'ContextMenu' || (key === 'F10' && shiftKey)

/**
 * Handles mouse and keyboard on rows of a table body (`data-row`). Double click opens a row, Ctrl+click and middle
 * click open it in a new tab; arrow keys, Home and End move the focus, Space selects, Enter opens, Shift+F10 opens the
 * menu. Truncated texts get a title.
 */
export const useRowGestures = (table: RefObject<HTMLTableElement | null>, gestures: Gestures): void => {
  const present = useEffectEvent(() => gestures)
  useEffect(() => {
    const element = table.current
    if (element === null) return
    const rowOf = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-row]')
    const bare = (event: Event) => (event.target as Element).closest(ownGesture) === null
    const onDouble = (event: MouseEvent) => {
      const row = rowOf(event)
      if (row && bare(event)) present().open(Number(row.dataset.row))
    }
    const onClick = (event: MouseEvent) => {
      const row = rowOf(event)
      if (!row || !bare(event)) return
      if (event.ctrlKey || event.metaKey || event.button === 1) present().openAside(Number(row.dataset.row))
      else if (event.button === 0 && getSelection()?.isCollapsed !== false) focusRow(row, true)
    }
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      const row = rowOf(event)
      const typing =
        target.matches('input:not([type=checkbox]), select, textarea') || target.closest('.popover') !== null
      if (!row || typing || event.ctrlKey || event.altKey || event.metaKey) return
      if (target.matches('[data-open]') && opensMenu(event)) {
        const button = row.querySelector<HTMLElement>(menu)
        if (button) event.preventDefault()
        button?.click()
        return
      }
      if (event.shiftKey) return
      const destination = event.key === 'ArrowRight' ? menu : event.key === 'ArrowLeft' ? '[data-open]' : undefined
      if (destination !== undefined && target.matches(`[data-open], ${menu}`)) {
        row.querySelector<HTMLElement>(destination)?.focus()
        return
      }
      if (event.key === ' ' && target.matches('[data-open]')) {
        const box = row.querySelector<HTMLElement>(choice)
        if (box) event.preventDefault()
        box?.click()
        return
      }
      if (event.key === 'Enter' && target.matches(choice)) {
        event.preventDefault()
        present().open(Number(row.dataset.row))
        return
      }
      const rows = [...element.querySelectorAll<HTMLElement>('[data-row]')]
      const to = step(event.key, rows.indexOf(row), rows.length)
      if (to === undefined) return
      event.preventDefault()
      focusRow(rows[to], false, target.matches(choice) ? choice : undefined)
    }
    const onOver = (event: Event) => {
      const cut = (event.target as Element).closest<HTMLElement>('.clamp')
      if (cut && cut.scrollHeight > cut.clientHeight + 1) cut.title = cut.textContent ?? ''
    }
    element.addEventListener('dblclick', onDouble)
    element.addEventListener('click', onClick)
    element.addEventListener('auxclick', onClick)
    element.addEventListener('keydown', onKey)
    element.addEventListener('pointerover', onOver)
    return () => {
      element.removeEventListener('dblclick', onDouble)
      element.removeEventListener('click', onClick)
      element.removeEventListener('auxclick', onClick)
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('pointerover', onOver)
    }
  }, [table])
}
