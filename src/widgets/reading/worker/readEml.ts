import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { type Enclosed, openedLetter, validIso } from './letter.ts'
import { mostLetterBytes } from './limits.ts'
import { nothingMore, type Opened } from './opened.ts'
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

/** Returns the attachment's name; an attachment without a name is numbered. */
const nameOf = (attachment: Attachment, place: number): string => {
  const end = isLetter(attachment) ? '.eml' : ''
  const { filename } = attachment
  if (!filename) return isLetter(attachment) ? `приложено писмо ${place}.eml` : `файл ${place}`
  return filename.toLowerCase().endsWith(end) ? filename : filename + end
}

const bytesOf = ({ content }: Attachment): Uint8Array<ArrayBuffer> => {
  if (typeof content === 'string') return new TextEncoder().encode(content)
  return content instanceof Uint8Array ? Uint8Array.from(content) : new Uint8Array(content)
}

const enclosedOf = (attachment: Attachment, at: number): Enclosed => ({
  name: nameOf(attachment, at + 1),
  bytes: bytesOf(attachment),
  id: (attachment.contentId ?? '').replace(/^<|>$/g, ''),
})

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
    html,
    text,
    enclosed: attachments.map(enclosedOf),
  })
  const signature = attachments.find(isSignature)
  if (!signature || opened.reading.kind !== 'letter') return opened
  const { verifyMail } = await waitForPart(
    import(/* webpackChunkName: "reading-signed" */ './signatures/signedMail.ts'),
  )
  return { ...opened, reading: { ...opened.reading, signatures: await verifyMail(bytes, bytesOf(signature), roots) } }
}
