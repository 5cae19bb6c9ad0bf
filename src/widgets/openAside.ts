import { screenHref } from '../basePath.ts'

/** Opens a screen in another tab of the browser, which learns nothing of this one; `href` is its address within the product. */
export const openAside = (href: string): void => {
  window.open(screenHref(href), '_blank', 'noopener')
}
