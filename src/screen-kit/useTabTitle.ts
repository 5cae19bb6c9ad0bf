import { useEffect } from 'react'
import { appConfig } from '../transport/config.ts'

/** „Документи – Деловод“: the title of a page followed by the title of the product (specification 1, section 2). */
export const tabTitle = (title: string): string => `${title} – ${appConfig().productTitle}`

/**
 * Sets the title of a page that shows one record: `useTabTitle('РД-12-345-21.11.2026 – Писмо')`. The list of last
 * visited pages uses it too. Undefined while the record is loading: the title of the route stays.
 */
export const useTabTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = tabTitle(title)
  }, [title])
}
