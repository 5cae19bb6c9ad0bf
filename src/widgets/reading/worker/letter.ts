import type { InnerFile, Reading, RichNode } from '../reading.ts'
import { cleanHtml, isBlank } from './cleanHtml.ts'
import { mostOfPictures, mostPictures, mostText } from './limits.ts'
import type { Opened } from './opened.ts'
import { pictureKind } from './pictureKind.ts'
import { cutText } from './unreadable.ts'

/**
 * A file enclosed in an e-mail. `id` is the content id by which the HTML refers to it; `problem` says why it cannot be
 * opened.
 */
export type Enclosed = { name: string; bytes: Uint8Array<ArrayBuffer>; id: string; problem?: string }
export type GivenLetter = Pick<
  Extract<Reading, { kind: 'letter' }>,
  'from' | 'sender' | 'received' | 'to' | 'copy' | 'date' | 'subject'
> & {
  html: string
  text: string
  enclosed: readonly Enclosed[]
  /** What cannot be shown, for the user. */
  missing?: readonly string[]
}

/** Returns an ISO date-time; '' if the text is no date. */
export const validIso = (time = ''): string => {
  const read = new Date(time)
  return Number.isNaN(read.getTime()) ? '' : read.toISOString()
}

const mostFiles = 500

const typedText = (text: string): RichNode => ({ tag: 'pre', children: [text] })

const pictureText = (count: number): string =>
  count === 1
    ? 'Писмото иска 1 картина от интернет. Тя не е изтеглена: така подателят би разбрал, че писмото се чете.'
    : `Писмото иска ${count} картини от интернет. Те не са изтеглени: така подателят би разбрал, че писмото се чете.`

const inAddress = (address: string): Uint8Array<ArrayBuffer> | undefined => {
  const data = /^data:image\/[a-z+.-]{1,20};base64,([A-Za-z0-9+/=\s]*)$/i.exec(address)?.[1]
  if (data === undefined) return undefined
  try {
    return Uint8Array.from(atob(data), (one) => one.charCodeAt(0))
  } catch {
    return undefined
  }
}

const gatherer = (enclosed: readonly Enclosed[]) => {
  const parts: Blob[] = enclosed.map(({ bytes }) => new Blob([bytes]))
  /** The number of the part that contains an enclosed picture, by the picture's index, if the HTML shows it. */
  const drawn = new Map<number, number>()
  let sum = 0
  const add = (bytes: Uint8Array<ArrayBuffer>): number | undefined => {
    const type = pictureKind(bytes)
    if (type === null || parts.length >= enclosed.length + mostPictures || sum >= mostOfPictures) return undefined
    sum += bytes.length
    parts.push(new Blob([bytes], { type }))
    return parts.length - 1
  }
  const pictureOf = (address: string) => {
    if (/^cid:/i.test(address)) {
      const at = enclosed.findIndex(({ id }) => id !== '' && id === address.slice(4))
      const found = enclosed[at]
      if (!found) return undefined
      const part = drawn.get(at) ?? add(found.bytes)
      if (part !== undefined) drawn.set(at, part)
      return part
    }
    const bytes = inAddress(address)
    if (bytes) return add(bytes)
    return address === '' || /^data:/i.test(address) ? undefined : 'outside'
  }
  return { parts, drawn, pictureOf }
}

/** Prepares an e-mail for the viewer. The HTML is cleaned; the viewer requests pictures and files one by one. */
export const openedLetter = ({ html, text, enclosed: all, missing = [], ...head }: GivenLetter): Opened => {
  const enclosed = all.slice(0, mostFiles)
  const { parts, drawn, pictureOf } = gatherer(enclosed)
  const cleaned = html.trim() === '' ? null : cleanHtml(html.slice(0, mostText), pictureOf)
  const isCut = cleaned ? cleaned.isCut || html.length > mostText : text.length > mostText
  const typed = text.trim() === '' ? [] : [typedText(text.slice(0, mostText))]
  const body = cleaned && !cleaned.body.every(isBlank) ? cleaned.body : typed
  // A picture that the HTML shows is not listed as an attachment too.
  const files: InnerFile[] = enclosed.flatMap(({ name, bytes, problem }, part) =>
    drawn.has(part) ? [] : [{ part, name, size: problem ? null : bytes.length, ...(problem && { problem }) }],
  )
  const notes = [
    ...missing,
    ...(cleaned && cleaned.blocked > 0 ? [pictureText(cleaned.blocked)] : []),
    ...(isCut ? [cutText] : []),
    ...(all.length > mostFiles ? [`Показани са първите ${mostFiles} прикачени файла.`] : []),
  ]
  return {
    reading: { kind: 'letter', ...head, body, files, notes },
    part: (part) => {
      const found = parts[part]
      if (!found) throw new Error('no such part')
      return found
    },
  }
}
