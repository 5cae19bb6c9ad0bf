import { type RefObject, useEffect } from 'react'

/** As long as a second press may still make a double click, in milliseconds. */
const doubleClick = 500

/**
 * A row walked to by keys shows its cut texts whole, and is taller. A press elsewhere takes the focus away, and the row
 * would shrink between press and release: everything below would move and the click would meet nothing. So the row
 * stays open until the press, and a second one of a double click, are over.
 */
export const useSteadyRows = (table: RefObject<HTMLTableElement | null>): void => {
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined
    const held = () => table.current?.querySelectorAll<HTMLElement>('tr[data-held]') ?? []
    const release = () => {
      for (const row of held()) delete row.dataset.held
    }
    const onDown = () => {
      clearTimeout(later)
      const row = table.current?.querySelector<HTMLElement>('tr:has(:focus-visible)')
      if (row) row.dataset.held = ''
    }
    const onUp = () => {
      clearTimeout(later)
      if (held().length > 0) later = setTimeout(release, doubleClick)
    }
    document.addEventListener('pointerdown', onDown, true)
    document.addEventListener('pointerup', onUp, true)
    document.addEventListener('pointercancel', onUp, true)
    return () => {
      clearTimeout(later)
      document.removeEventListener('pointerdown', onDown, true)
      document.removeEventListener('pointerup', onUp, true)
      document.removeEventListener('pointercancel', onUp, true)
    }
  }, [table])
}
