import { type RefObject, useLayoutEffect } from 'react'
import { clearOfDialog } from './clearOfDialog.ts'

const openDialogs = '.veil > .dialog'

/** Keeps the notice off the buttons of the innermost dialog while one is shown; `shown` is null when there is none. */
export const useClearOfDialogs = (toaster: RefObject<HTMLElement | null>, shown: unknown): void => {
  useLayoutEffect(() => {
    const element = toaster.current
    if (shown === null || element === null) return
    const settle = () => {
      element.style.removeProperty('bottom')
      element.style.removeProperty('width')
      const dialog = [...document.querySelectorAll<HTMLElement>(openDialogs)].at(-1)
      if (!dialog) return
      const foot = dialog.querySelector(':scope > .dialog-foot') ?? dialog
      const boxes = [element, dialog, foot].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect]
      const { bottom, width } = clearOfDialog(...boxes, window.innerHeight)
      if (bottom !== undefined) element.style.bottom = `${bottom}px`
      if (width !== undefined) element.style.width = `${width}px`
    }
    const sizes = new ResizeObserver(settle)
    const watchDialogs = () => {
      sizes.disconnect()
      for (const one of document.querySelectorAll(openDialogs)) sizes.observe(one)
      settle()
    }
    watchDialogs()
    // Dialogs stand directly in the body.
    const dialogs = new MutationObserver(watchDialogs)
    dialogs.observe(document.body, { childList: true })
    window.addEventListener('resize', settle)
    return () => {
      sizes.disconnect()
      dialogs.disconnect()
      window.removeEventListener('resize', settle)
    }
  }, [toaster, shown])
}
