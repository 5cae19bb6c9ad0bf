import { type RefObject, useEffect } from 'react'

/** The time in milliseconds in which a second press makes a double click. */
const doubleClick = 500

/**
 * Keeps the focused row expanded until a press elsewhere has ended (`data-held`). A row with keyboard focus is taller
 * (`data-walked`, faster than `:has`). Without this it would shrink between press and release, and the click would miss
 * its target.
 */
export const useSteadyRows = (table: RefObject<HTMLTableElement | null>): void => {
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined
    const crawled = () => table.current?.querySelector<HTMLElement>('tr[data-walked]')
    const moveFocus = () => {
      const focused = document.activeElement
      const row = focused?.matches(':focus-visible') ? focused.closest('tr') : null
      const before = crawled()
      if (row === before) return
      if (before) delete before.dataset.walked
      if (row && table.current?.contains(row)) row.dataset.walked = ''
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      const before = relatedTarget === null && crawled()
      if (before) delete before.dataset.walked
    }
    const held = () => table.current?.querySelectorAll<HTMLElement>('tr[data-held]') ?? []
    const release = () => {
      for (const row of held()) delete row.dataset.held
    }
    const onDown = () => {
      clearTimeout(later)
      const row = crawled()
      if (row) row.dataset.held = ''
    }
    const onUp = () => {
      clearTimeout(later)
      if (held().length > 0) later = setTimeout(release, doubleClick)
    }
    document.addEventListener('focusin', moveFocus)
    document.addEventListener('focusout', leave)
    document.addEventListener('keyup', moveFocus)
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('pointerup', onUp, true)
    document.addEventListener('pointercancel', onUp, true)
    return () => {
      clearTimeout(later)
      document.removeEventListener('focusin', moveFocus)
      document.removeEventListener('focusout', leave)
      document.removeEventListener('keyup', moveFocus)
      document.removeEventListener('pointerdown', onDown, true)
      document.removeEventListener('pointerup', onUp, true)
      document.removeEventListener('pointercancel', onUp, true)
    }
  }, [table])
}
