import { useEffectEvent, useLayoutEffect } from 'react'
import { latinKey, type Shortcut, secondKeyTimeoutMs, step } from './shortcut.ts'

/**
 * A selector of elements in which a letter is input: text fields, and lists in which typing a letter selects an item.
 */
const takesLetters =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true], ' +
  '[role=menu], [role=listbox], [role=tree], [role=combobox]'
const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(takesLetters) !== null) ||
  document.querySelector('[aria-modal=true]') !== null

export const useShortcuts = (shortcuts: readonly Shortcut[], active: boolean): void => {
  const present = useEffectEvent(() => shortcuts)
  useLayoutEffect(() => {
    if (!active) return
    let waiting: readonly string[] = []
    let last = 0
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
      const key = event.isComposing || isTaken(event.target) ? undefined : latinKey(event)
      if (key === undefined) return
      const next = step(present(), event.timeStamp - last > secondKeyTimeoutMs ? [] : waiting, key)
      waiting = next.waiting
      last = event.timeStamp
      if (!next.run) return
      event.preventDefault()
      next.run.run()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])
}
