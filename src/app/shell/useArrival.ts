import { useEffect, useRef } from 'react'
import { plainPath } from '../../modules/path.ts'

/** How long an anchor is waited for: the screen it stands on may still be loading. */
const patience = 5_000

const scrollToAnchor = (id: string): (() => void) => {
  const jump = () => {
    const target = document.getElementById(id)
    target?.scrollIntoView({ block: 'start' })
    return target !== null
  }
  if (jump()) return () => undefined
  const watcher = new MutationObserver(() => jump() && watcher.disconnect())
  watcher.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => watcher.disconnect(), patience)
  return () => {
    clearTimeout(timer)
    watcher.disconnect()
  }
}

const anchorOf = (address: string): string => {
  const hash = address.includes('#') ? address.slice(address.indexOf('#') + 1) : ''
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

/** The focus was inside the screen that is gone, or on nothing: it must not be lost on the page's body. */
const focusIsLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Arriving at another screen: scrolls to the top or to the hash anchor (document 1, section 2), and gives a focus that
 * went away with the old screen to the new one. The very first screen is left to the browser.
 */
export const useArrival = (address: string): void => {
  const path = plainPath(address)
  const anchor = anchorOf(address)
  const before = useRef(path)
  useEffect(() => {
    const moved = before.current !== path
    before.current = path
    if (anchor !== '') return scrollToAnchor(anchor)
    if (!moved) return
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    if (focusIsLost()) document.getElementById('main')?.focus({ preventScroll: true })
  }, [path, anchor])
}
