import { useStore } from 'jotai'
import { useEffect } from 'react'
import { pathWithin } from '../../basePath.ts'
import { routeAt } from '../../modules/match.ts'
import { plainPath } from '../../modules/path.ts'
import type { AppRoute } from '../../modules/route.ts'
import { askAheadOf, preload, showLater } from '../screens/lazyScreen.ts'

/** The records that a list leads to: `/documents/:id` for `/documents` and for `/documents/not-read`. */
const recordsOf = (path: string, permitted: readonly AppRoute[]): AppRoute[] =>
  permitted.filter((route) => {
    const list = route.path.replace(/\/:\w+$/, '')
    return list !== route.path && !list.includes(':') && (path === list || path.startsWith(`${list}/`))
  })

/** The address within the application that a press on this element would open in this tab. */
const opened = (target: EventTarget | null): URL | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return
  return new URL(link.href)
}

/** A row's way to its record. */
const isRecord = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[data-open]') !== null

/** A finger that touches a row may only want to scroll; what is clicked is decided, by whatever hand. */
const opensHere = (event: PointerEvent | MouseEvent): boolean => {
  const { type, button, altKey, ctrlKey, metaKey, shiftKey } = event
  const isDecided = type === 'click' || ('pointerType' in event && event.pointerType === 'mouse')
  return isDecided && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}

/** After the browser has drawn and has nothing else to do; Safari has no such moment, there a second must do. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work)
  return () => cancelIdleCallback(idle)
}

/**
 * Fetches ahead what is about to be opened. Code of records when idle, of a link when it is pressed or clicked; from a row
 * its questions too, before anything is drawn. Asking for a document marks it as read.
 */
export const useOpeningAhead = (address: string, permitted: readonly AppRoute[]): void => {
  const store = useStore()
  const path = plainPath(address)
  useEffect(
    () =>
      whenIdle(() => {
        for (const route of recordsOf(path, permitted)) if ('load' in route) preload(route)
      }),
    [path, permitted],
  )
  useEffect(() => {
    const ahead = (event: PointerEvent | MouseEvent) => {
      const goal = opensHere(event) ? opened(event.target) : undefined
      const route = goal && routeAt(pathWithin(goal.pathname), permitted)
      if (!goal || !route || !('load' in route) || goal.pathname === location.pathname) return
      preload(route)
      // An answer that comes before the click may end the session, and the place that was gone to would be lost: only the
      // record of a row is worth that.
      if (!isRecord(event.target)) return
      const address = { path: pathWithin(goal.pathname), search: goal.search.replace(/^\?/, '') }
      askAheadOf(route, store, address)?.catch(showLater)
    }
    document.addEventListener('pointerdown', ahead)
    // Before the router draws it.
    document.addEventListener('click', ahead, true)
    return () => {
      document.removeEventListener('pointerdown', ahead)
      document.removeEventListener('click', ahead, true)
    }
  }, [store, permitted])
}
