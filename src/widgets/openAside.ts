import { screenHref } from '../basePath.ts'

/** The new tab has no reference to this tab; `href` is relative to the product. */
export const openAside = (href: string): void => {
  window.open(screenHref(href), '_blank', 'noopener')
}
