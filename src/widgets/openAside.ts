/** Opens an address in another tab of the browser, which learns nothing of this one. */
export const openAside = (href: string): void => {
  window.open(href, '_blank', 'noopener')
}
