import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { type Enclosed, openedLetter, validIso } from './letter.ts'
import { mostLetterBytes } from './limits.ts'
import { mendedText } from './mailText.ts'
import { nothingMore, type Opened } from './opened.ts'
import { tnefFiles } from './tnef.ts'
import { unnamedFile } from './unnamedFile.ts'
import { assertSize, CannotRead } from './unreadable.ts'
import { utf8Heads } from './utf8Heads.ts'
import { waitForPart } from './waitForPart.ts'

const shownAddress = ({ name, address, group }: Address): string => {
  if (group) return `${name}: ${group.map(shownAddress).join(', ')}`
  return name && address ? `${name} <${address}>` : (address ?? name)
}
const shownAddresses = (all: readonly Address[] = []): string => all.map(shownAddress).join(', ')

const isSignature = ({ mimeType }: Attachment): boolean => /^application\/(x-)?pkcs7-signature$/i.test(mimeType)
const isLetter = ({ mimeType }: Attachment): boolean => mimeType === 'message/rfc822'

const bytesOf = ({ content }: Attachment): Uint8Array<ArrayBuffer> => {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return content instanceof Uint8Array ? Uint8Array.from(content) : new Uint8Array(content)
}

const nameOf = (attachment: Attachment, place: number): string => {
  const { filename, mimeType } = attachment
  if (!filename) return unnamedFile(place, bytesOf(attachment), mimeType)
  return isLetter(attachment) && !/\.eml$/i.test(filename) ? `${filename}.eml` : filename
}

const isTnef = ({ mimeType, filename }: Attachment): boolean =>
  /^application\/(vnd\.)?ms-tnef$/i.test(mimeType) || /^winmail\.dat$/i.test(filename ?? '')

/** Returns an attachment; instead of a `winmail.dat` the files in it. */
const enclosedOf = (attachment: Attachment, at: number): readonly Enclosed[] => {
  const bytes = bytesOf(attachment)
  const inside = isTnef(attachment) ? tnefFiles(bytes) : []
  if (inside.length > 0)
    return inside.map((file, place) => ({ ...file, name: file.name || unnamedFile(place + 1, file.bytes), id: '' }))
  return [{ name: nameOf(attachment, at + 1), bytes, id: (attachment.contentId ?? '').replace(/^<|>$/g, '') }]
}

/** Headers by which an e-mail is recognized; a letter saved by a program may have only those of MIME. */
const usualHeaders =
  /^(from|sender|to|cc|bcc|date|subject|reply-to|return-path|received|message-id|in-reply-to|mime-version|content-(type|transfer-encoding|disposition))$/

/** Returns the time of receipt. The last server writes it after the last semicolon of the first `Received` line. */
const receivedOf = ({ headers }: Email): string => {
  const way = headers.find(({ key }) => key === 'received')?.value ?? ''
  return way.includes(';')
    ? validIso(
        way
          .slice(way.lastIndexOf(';') + 1)
          .replace(/\([^)]*\)/g, '')
          .trim(),
      )
    : ''
}

/** Reads an e-mail. An e-mail inside it is an attachment, which is read only when the user opens it. */
export const readEml = async (file: Blob, { roots } = nothingMore): Promise<Opened> => {
  assertSize(file.size, mostLetterBytes, 'писма')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const letter = await PostalMime.parse(utf8Heads(bytes), {
    forceRfc822Attachments: true,
    maxNestingDepth: 50,
    maxHeadersSize: 1024 * 1024,
  })
  const { from, to, cc, date = '', subject = '', html = '', text = '', attachments } = letter
  if (!letter.headers.some(({ key }) => usualHeaders.test(key)))
    throw new CannotRead(
      'Файлът не е писмо',
      'Името му е на писмо, но не започва като писмо: няма нито подател, получател, дата и относно, нито вид на съдържанието.',
    )
  const opened = openedLetter({
    from: from ? shownAddress(from) : '',
    sender: { name: from?.name ?? '', address: from?.address ?? '' },
    received: receivedOf(letter) || validIso(date),
    to: shownAddresses(to),
    copy: shownAddresses(cc),
    date,
    subject,
    html: mendedText(html),
    text: mendedText(text),
    enclosed: attachments.flatMap(enclosedOf),
  })
  const signature = attachments.find(isSignature)
  if (!signature || opened.reading.kind !== 'letter') return opened
  const { verifyMail } = await waitForPart(
    import(/* webpackChunkName: "reading-signed" */ './signatures/signedMail.ts'),
  )
  return { ...opened, reading: { ...opened.reading, signatures: await verifyMail(bytes, bytesOf(signature), roots) } }
}
