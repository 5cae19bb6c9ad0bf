import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { isKeyOfHidden } from './sensitiveFilterTokens.ts'

/** The filter values of a URL that could not be parsed, unchanged. */
export type Unread<F> = { readonly [K in keyof F & string]?: readonly string[] }

const longestShown = 40
const quoted = (text: string): string =>
  `„${text.length > longestShown ? `${text.slice(0, longestShown).trimEnd()}…` : text}“`

/**
 * True if these URL values may be shown and shared: they contain no personal number and no key of a personal number.
 */
export const isShareable = (texts: readonly string[]): boolean =>
  texts.every((text) => !isKeyOfHidden(text) && !personalNumberIn(text))

export const unreadText = (texts: readonly string[], isSecret: boolean): string => {
  if (texts.some(isKeyOfHidden)) return 'скрит текст, въведете го отново'
  if (isSecret || !isShareable(texts)) return 'не може да се прочете, въведете го отново'
  return texts.length === 1
    ? `${texts.map(quoted)} не може да се прочете`
    : `${texts.map(quoted).join(' и ')} не могат да се приложат заедно`
}

export const stillUnread = <F>(unread: Unread<F>, isSettled: (name: keyof F & string) => boolean): Unread<F> =>
  Object.fromEntries(Object.entries(unread).filter(([name]) => !isSettled(name as keyof F & string))) as Unread<F>
