import { screenHref } from '../basePath.ts'

/** Opens a tab that has no reference to this tab; `href` is relative to the base URL of the application. */
export const openAside = (href: string): void => {
  window.open(screenHref(href), '_blank', 'noopener')
}
