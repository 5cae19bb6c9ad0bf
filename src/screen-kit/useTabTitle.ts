import { useEffect } from 'react'
import { appConfig } from '../transport/config.ts'

/** „Документи – Деловод“: the title of a screen followed by the product's (document 1, section 2). */
export const tabTitle = (title: string): string => `${title} – ${appConfig().productTitle}`

/**
 * A screen that shows one record says which: `useTabTitle('РД-12-345-21.11.2026 – Писмо')`. The list of last visited
 * places takes the same words. Until the record is there, give undefined: the route's own title stays.
 */
export const useTabTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = tabTitle(title)
  }, [title])
}
