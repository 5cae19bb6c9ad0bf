import { useEffect, useEffectEvent } from 'react'

/**
 * Functions that close open layers, the innermost last. Only one listener calls them, so that Esc closes a menu in a
 * dialog before the dialog.
 */
const closers: (() => void)[] = []

const onKey = (event: KeyboardEvent) => {
  const close = event.key === 'Escape' && !event.isComposing ? closers.at(-1) : undefined
  if (close === undefined) return
  event.preventDefault()
  event.stopPropagation()
  close()
}

/** Calls `close` on Esc while `active`, unless a layer that opened later handles the key. */
export const useEscape = (active: boolean, close: () => void): void => {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!active) return
    const closer = () => onEscape()
    if (closers.length === 0) document.addEventListener('keydown', onKey, true)
    closers.push(closer)
    return () => {
      closers.splice(closers.indexOf(closer), 1)
      if (closers.length === 0) document.removeEventListener('keydown', onKey, true)
    }
  }, [active])
}
