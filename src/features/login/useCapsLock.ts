import { useEffect, useState } from 'react'

export const useCapsLock = (): boolean => {
  const [on, setOn] = useState(false)
  useEffect(() => {
    const look = (event: KeyboardEvent | MouseEvent) => setOn(event.getModifierState?.('CapsLock') ?? false)
    window.addEventListener('keydown', look)
    window.addEventListener('keyup', look)
    window.addEventListener('mousedown', look)
    return () => {
      window.removeEventListener('keydown', look)
      window.removeEventListener('keyup', look)
      window.removeEventListener('mousedown', look)
    }
  }, [])
  return on
}
