import { personalNumberIn } from '../../rules/identifiers/identifiers.ts'
import { isKeyOfHidden } from './hiddenTexts.ts'

/** What an address says of the fields of a filter and nobody can read, as it stands there. */
export type Unread<F> = { readonly [K in keyof F & string]?: readonly string[] }

const longestShown = 40
const quoted = (text: string): string =>
  `„${text.length > longestShown ? `${text.slice(0, longestShown).trimEnd()}…` : text}“`

/** Whether a part of an address may be shown and shared: it holds no personal number, also not by a key. */
export const isShareable = (texts: readonly string[]): boolean =>
  texts.every((text) => !isKeyOfHidden(text) && !personalNumberIn(text))

/** What is wrong with such a part, after the name of its field. */
export const unreadWords = (texts: readonly string[], isSecret: boolean): string => {
  if (texts.some(isKeyOfHidden)) return 'скрит текст, въведете го отново'
  if (isSecret || !isShareable(texts)) return 'не може да се прочете, въведете го отново'
  return texts.length === 1
    ? `${texts.map(quoted)} не може да се прочете`
    : `${texts.map(quoted).join(' и ')} не могат да се приложат заедно`
}

/** The fields that can still not be read after others were set or taken off. */
export const stillUnread = <F>(unread: Unread<F>, isSettled: (name: keyof F & string) => boolean): Unread<F> =>
  Object.fromEntries(Object.entries(unread).filter(([name]) => !isSettled(name as keyof F & string))) as Unread<F>
