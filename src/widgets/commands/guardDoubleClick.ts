import type { MouseEvent } from 'react'

/**
 * Ignores the second click of a double click, because the first click may have replaced the control under the pointer.
 */
export const guardDoubleClick = (event: MouseEvent): void => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
