import { useEffectEvent, useLayoutEffect } from 'react'

/** F1 asks for help in the place of the browser's own, also while typing; not behind a dialog. */
export const useHelpKey = (onHelp: () => void): void => {
  const open = useEffectEvent(onHelp)
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      if (document.querySelector('[aria-modal=true]') === null) open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
