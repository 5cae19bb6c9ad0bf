export const contactHref = (content: string): string | undefined => {
  const text = content.trim()
  if (/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)) return `mailto:${encodeURI(text)}`
  const digits = text.replace(/\D/g, '')
  if (/^\+?[\d\s/().-]+$/.test(text) && digits.length >= 5) return `tel:${text.startsWith('+') ? '+' : ''}${digits}`
  return siteHref(text)
}

/** Returns the URL of a typed website. Only http and https are accepted, so that a typed URL can never run a script. */
const siteHref = (text: string): string | undefined => {
  const whole = /^https?:\/\//i.test(text) ? text : /^www\.\S+\.\S+$/i.test(text) ? `https://${text}` : ''
  return URL.canParse(whole) ? whole : undefined
}

export const isSite = (href: string): boolean => /^https?:/i.test(href)
