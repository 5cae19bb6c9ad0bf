import { type RefObject, useEffect, useRef } from 'react'

/** Ctrl+Enter (⌘+Enter) anywhere inside the element. */
export const useCtrlEnter = (place: RefObject<HTMLElement | null>, run: () => void): void => {
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const element = place.current
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing
      if (!wanted || event.repeat) return
      event.preventDefault()
      event.stopPropagation()
      latest.current()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [place])
}
