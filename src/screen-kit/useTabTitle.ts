import { useEffect } from 'react'
import { appConfig } from '../transport/config.ts'

/** „Документи – Деловод“ (specification 1, section 2). */
export const tabTitle = (title: string): string => `${title} – ${appConfig().productTitle}`

/** For the page of one record: `useTabTitle('РД-12-345-21.11.2026 – Писмо')`. Undefined while loading. */
export const useTabTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title !== undefined) document.title = tabTitle(title)
  }, [title])
}
