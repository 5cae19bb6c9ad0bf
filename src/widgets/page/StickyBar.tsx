import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './stickyBar.css'

/**
 * The buttons of a long form, always in sight at the foot of a big screen and at the end of the form on a small one.
 * The page learns how high the bar is, so that what takes the focus never hides behind it (`scroll-padding`).
 */
export const StickyBar = ({ children }: { children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    if (element === null) return
    const { style } = document.documentElement
    const covers = () => (getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0)
    const tell = () => style.setProperty('--bottom-bar', `${covers()}px`)
    const sizes = new ResizeObserver(tell)
    sizes.observe(element)
    tell()
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
