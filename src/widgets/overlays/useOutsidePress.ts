import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `close` for a click that starts and ends on the layer itself, not on its content. */
export const useOutsidePress = (layer: RefObject<HTMLElement | null>, close: () => void): void => {
  const onOutside = useEffectEvent(close)
  useEffect(() => {
    const element = layer.current
    if (element === null) return
    let started = false
    const onDown = (event: PointerEvent) => {
      started = event.target === element
    }
    const onClick = (event: MouseEvent) => {
      if (started && event.target === element) onOutside()
    }
    element.addEventListener('pointerdown', onDown)
    element.addEventListener('click', onClick)
    return () => {
      element.removeEventListener('pointerdown', onDown)
      element.removeEventListener('click', onClick)
    }
  }, [layer])
}
