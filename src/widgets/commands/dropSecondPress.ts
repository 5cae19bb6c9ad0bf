import type { MouseEvent } from 'react'

/** A second press of the same two is for what stood there before, not for what has taken its place. */
export const dropSecondPress = (event: MouseEvent): void => {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
