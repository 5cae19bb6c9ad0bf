import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './stickyBar.css'

/**
 * The buttons of a form. On a large screen they stay at the bottom; on a small one they are at the end of the form. The
 * bar's height is added to `scroll-padding`, so that the bar covers no focused element.
 */
export const StickyBar = ({ children }: { children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (element === null) return
    const { style } = document.documentElement
    const covers = () => (getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0)
    const notify = () => style.setProperty('--bottom-bar', `${covers()}px`)
    const sizes = new ResizeObserver(notify)
    sizes.observe(element)
    notify()
    return () => {
      sizes.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [])
  return (
    <div ref={bar} className="sticky-bar" data-part>
      {children}
    </div>
  )
}
