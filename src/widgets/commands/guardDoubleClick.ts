import type { MouseEvent } from 'react'

export const guardDoubleClick = (event: MouseEvent): void => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
