import { useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { plainPath } from '../../modules/path.ts'
import type { AppRoute } from '../../modules/route.ts'
import { tabTitle } from '../../screen-kit/useTabTitle.ts'
import { visitRouteAtom } from '../../state/lastRoutes.ts'

/** The tab's title without the product's, as the list of last visited places shows it. */
export const placeTitle = (title: string): string => {
  const suffix = tabTitle('')
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title
}

/** Forms, also those that begin from a record and have its identifier at the end of their address. */
const form = /\/(create|amendment|resolution)(\/|$)|\/documents\/(e-delivery|doc-exchange)\//

/**
 * Notes every visited place but forms. A screen that learns what it shows („РД-12-345-21.11.2026 – Писмо“) renames the tab, and the
 * place is renamed with it. The watch begins before the effects of the screen: one that knows its record already renames
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
