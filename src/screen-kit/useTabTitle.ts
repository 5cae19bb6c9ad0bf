import { useEffect } from 'react'
import { appConfig } from '../transport/config.ts'

/** „Документи – Деловод“: the title of a page followed by the product's (specification 1, section 2). */
export const tabTitle = (title: string): string => `${title} – ${appConfig().productTitle}`

/**
 * A page of one record sets its title: `useTabTitle('РД-12-345-21.11.2026 – Писмо')`. The list of last visited places
 * uses it too. While the record is loading, pass undefined: the route's title stays.
 */
export const useTabTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = tabTitle(title)
  }, [title])
}
