import { useEffect } from 'react'
import { appConfig } from '../transport/config.ts'

/** Returns the title of the browser tab: „Документи – Деловод“ (specification 1, section 2). */
export const tabTitle = (title: string): string => `${title} – ${appConfig().productTitle}`

/**
 * Sets the title of the browser tab for the page of one record: `useTabTitle('РД-12-345-21.11.2026 – Писмо')`. `title`
 * is undefined while the record is loading.
 */
export const useTabTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = tabTitle(title)
  }, [title])
}
