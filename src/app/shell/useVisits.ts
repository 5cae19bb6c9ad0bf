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

/** Matches URLs of forms, including forms of a record. */
const form = /\/(create|amendment|resolution)(\/|$)|\/documents\/(e-delivery|doc-exchange)\//

/**
 * Records every visited page except forms, under its tab title. The observer starts before the screen's effects,
 * because they may change the title at once.
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
