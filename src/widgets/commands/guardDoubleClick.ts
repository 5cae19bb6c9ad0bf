import type { MouseEvent } from 'react'

/** Ignores the second click of a double click, which was meant for a control that has been replaced. */
export const guardDoubleClick = (event: MouseEvent): void => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
