import { useStore } from 'jotai'
import { useEffect } from 'react'
import { pathWithin } from '../../basePath.ts'
import { matchAt } from '../../modules/match.ts'
import { plainPath } from '../../modules/path.ts'
import type { AppRoute } from '../../modules/route.ts'
import { preload, runLoader, showLater } from '../screens/RoutePage.tsx'

const recordsOf = (path: string, permitted: readonly AppRoute[]): AppRoute[] =>
  permitted.filter((route) => {
    const list = route.path.replace(/\/:\w+$/, '')
    return list !== route.path && !list.includes(':') && (path === list || path.startsWith(`${list}/`))
  })

const urlToOpen = (target: EventTarget | null): URL | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (link?.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return
  return new URL(link.href)
}

const isRecord = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[data-open]') !== null

/**
 * True if the event will open the link in this tab. On a touch screen a press may begin a scroll, so only a click
 * counts there.
 */
const opensHere = (event: PointerEvent | MouseEvent): boolean => {
  const { type, button, altKey, ctrlKey, metaKey, shiftKey } = event
  const isDecided = type === 'click' || ('pointerType' in event && event.pointerType === 'mouse')
  return isDecided && button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
}

/**
 * Runs the work when the browser is idle. Safari has no `requestIdleCallback`, so the work runs there after a second.
 */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1000)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work)
  return () => cancelIdleCallback(idle)
}

/**
 * Prefetches the code of record pages when the browser is idle, the code of a link when the link is pressed, and for a
 * table row also the requests of its page. The press must surely open the page, because requesting a document marks it
 * as read.
 */
export const usePrefetchOnPress = (address: string, permitted: readonly AppRoute[]): void => {
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
    const prefetchOnPress = (event: PointerEvent | MouseEvent) => {
      const goal = opensHere(event) ? urlToOpen(event.target) : undefined
      const match = goal && matchAt(pathWithin(goal.pathname), permitted)
      if (!goal || !match || !('load' in match.route) || goal.pathname === location.pathname) return
      preload(match.route)
      // If the response to a prefetch ended the session before the click, the target URL would be lost. Only record
      // links take this risk.
      if (!isRecord(event.target)) return
      const search = goal.search.replace(/^\?/, '')
      runLoader(match.route, { store, params: match.params, search }).catch(showLater)
    }
    document.addEventListener('pointerdown', prefetchOnPress)
    // The click listener uses the capture phase, so that it runs before the router renders.
    document.addEventListener('click', prefetchOnPress, true)
    return () => {
      document.removeEventListener('pointerdown', prefetchOnPress)
      document.removeEventListener('click', prefetchOnPress, true)
    }
  }, [store, permitted])
}
