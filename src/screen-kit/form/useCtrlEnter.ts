import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls `run` on Ctrl+Enter (⌘+Enter) inside `place`. If `place` is null, anywhere on the page, but not in a dialog
 * above it.
 */
export const useCtrlEnter = (place: RefObject<HTMLElement | null> | null, run: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isWanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing
    const isUnderDialog = !place && document.documentElement.classList.contains('has-dialog')
    if (!isWanted || event.repeat || isUnderDialog) return
    event.preventDefault()
    event.stopPropagation()
    run()
  })
  useEffect(() => {
    const target = place ? place.current : document
    const listener = (event: Event) => event instanceof KeyboardEvent && onKeyDown(event)
    target?.addEventListener('keydown', listener)
    return () => target?.removeEventListener('keydown', listener)
  }, [place])
}
