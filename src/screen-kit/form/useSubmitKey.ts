import { useEffect, useRef } from 'react'

/** Ctrl+Enter (⌘+Enter) anywhere on the screen, but not in a dialog over it. */
export const useSubmitKey = (submit: () => void): void => {
  const latest = useRef(submit)
  latest.current = submit
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const wanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing
      if (!wanted || event.repeat || document.documentElement.classList.contains('has-dialog')) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
