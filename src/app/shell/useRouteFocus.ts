import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { plainPath } from '../../modules/path.ts'
import { focusMain } from '../../widgets/focus/keepFocus.ts'
import { focusHeading } from '../../widgets/focus/screenHeading.ts'

const writes = ['pushState', 'replaceState'] as const

/** How long to wait for the anchor's element, in milliseconds, because the screen may still be loading. */
const anchorTimeoutMs = 5_000

const scrollToAnchor = (id: string): (() => void) => {
  const jump = () => {
    const target = document.getElementById(id)
    target?.scrollIntoView({ block: 'start' })
    return target !== null
  }
  if (jump()) return () => undefined
  const watcher = new MutationObserver(() => jump() && watcher.disconnect())
  watcher.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => watcher.disconnect(), anchorTimeoutMs)
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

/**
 * Returns a function: true if the last navigation went back. A navigation without a `pushState` or `replaceState` event
 * counts as back.
 */
const useIsBack = (): (() => boolean) => {
  const isOnward = useRef(false)
  const isBackLink = useRef(false)
  useEffect(() => {
    const onWrite = () => {
      isOnward.current = !isBackLink.current
    }
    const onClick = ({ target }: MouseEvent) => {
      isBackLink.current = target instanceof Element && target.closest('[data-back]') !== null
    }
    for (const name of writes) window.addEventListener(name, onWrite)
    document.addEventListener('click', onClick, true)
    return () => {
      for (const name of writes) window.removeEventListener(name, onWrite)
      document.removeEventListener('click', onClick, true)
    }
  }, [])
  return useCallback(() => {
    const isBack = !isOnward.current
    isOnward.current = false
    isBackLink.current = false
    return isBack
  }, [])
}

const rowOf = (path: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[data-open]')].find(({ pathname }) => pathname === path) ??
  null

const isInScreen = () => document.activeElement?.closest('#main :not(#main)') != null

/**
 * Focuses the heading of a new screen, so that a screen reader announces it (specification 1, section 2). Back in a
 * list, the opened row gets the focus.
 */
export const useRouteFocus = (address: string): void => {
  const path = plainPath(address)
  const anchor = anchorOf(address)
  const before = useRef<string>(null)
  const takeIsBack = useIsBack()
  useLayoutEffect(() => {
    if (path !== before.current) focusMain()
  }, [path])
  useEffect(() => {
    const from = before.current
    const isBack = takeIsBack()
    before.current = path
    if (anchor !== '') return scrollToAnchor(anchor)
    if (from === path || (from === null && document.activeElement?.id !== 'main')) return
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    if (isInScreen()) return
    return focusHeading(isBack && from !== null ? () => rowOf(from) : undefined)
  }, [path, anchor, takeIsBack])
  // A navigation within the screen (a filter, a tab) must not affect the next navigation.
  useEffect(() => void (address && takeIsBack()), [address, takeIsBack])
}
