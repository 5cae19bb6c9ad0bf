import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { plainPath } from '../../modules/path.ts'
import type { AppRoute } from '../../modules/route.ts'
import { tabTitle } from '../../screen-kit/useTabTitle.ts'
import { visitRouteAtom } from '../../state/lastRoutes.ts'

export const placeTitle = (title: string): string => {
  const suffix = tabTitle('')
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title
}

/** Addresses of forms, also of those that start from a record and end with its identifier. */
const form = /\/(create|amendment|resolution)(\/|$)|\/documents\/(e-delivery|doc-exchange)\//

/**
 * Records every visited place except forms. When a screen renames the tab („РД-12-345-21.11.2026 – Писмо“), the place
 * is renamed too. The observer starts before the effects of the screen, because a screen that knows its record renames
 * the tab at once.
 */
export const useVisits = (address: string, route: AppRoute): void => {
  const visit = useSetAtom(visitRouteAtom)
  const path = plainPath(address)
  const { title } = route
  useLayoutEffect(() => {
    if (form.test(path)) return
    visit({ path, title })
    const tab = document.querySelector('title')
    if (!tab) return
    const watcher = new MutationObserver(() => visit({ path, title: placeTitle(document.title) }))
    watcher.observe(tab, { childList: true })
    return () => watcher.disconnect()
  }, [visit, path, title])
}
