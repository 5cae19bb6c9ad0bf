import outlook, { type FieldsData } from '@kenjiuno/msgreader'
import { type Enclosed, openedLetter, validIso } from './letter.ts'
import { mostLetterBytes } from './limits.ts'
import type { Opened } from './opened.ts'
import { assertSoundOle } from './soundOle.ts'
import { assertSize, CannotRead } from './unreadable.ts'

/** The class of the CommonJS package: Node has its exports in `default`, while the bundler has them by name. */
const MsgReader = 'default' in outlook ? (outlook.default as typeof outlook) : outlook

const shownAddress = (name = '', address = ''): string => {
  const shown = address.includes('@') ? address : ''
  return name && shown && name !== shown ? `${name} <${shown}>` : name || shown
}
const shownPeople = (people: readonly FieldsData[], kind: string): string =>
  people
    .filter(({ recipType = 'to' }) => recipType === kind)
    .map(({ name, smtpAddress, email }) => shownAddress(name, smtpAddress ?? email))
    .join(', ')

const isoOf = (time = ''): string => validIso(time) || time

const windows1251 = 1251
const utf8 = 65001
/** Returns the HTML of an e-mail, decoded with the code page that the e-mail names. */
const htmlOf = ({ bodyHtml, html, internetCodepage = windows1251 }: FieldsData): string => {
  if (bodyHtml) return bodyHtml
  if (!html) return ''
  const label = internetCodepage === utf8 ? 'utf-8' : `windows-${internetCodepage}`
  try {
    return new TextDecoder(label).decode(html)
  } catch {
    return new TextDecoder('windows-1251').decode(html)
  }
}

const isMessageClass = ({ messageClass = '' }: FieldsData): boolean => /^(ipm|report)\b/i.test(messageClass)

/** Reads Outlook e-mails. Other compound files (old Word and Excel documents) are refused. */
export const readOle = async (file: Blob): Promise<Opened> => {
  assertSize(file.size, mostLetterBytes, 'писма')
  const bytes = new Uint8Array(await file.arrayBuffer())
  assertSoundOle(bytes)
  // An Office document with a password is a compound file that contains an entry of this name.
  if (new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage'))
    throw new CannotRead('Файлът е заключен с парола', 'Изтеглете го и го отворете с паролата му.')
  const reader = new MsgReader(bytes.buffer)
  reader.parserConfig = { ansiEncoding: 'windows-1251' }
  const fields = reader.getFileData()
  if (!isMessageClass(fields))
    throw new CannotRead(
      'Няма преглед за този вид файл',
      'Файлът е от стара програма (Word или Excel отпреди 2007 г.). Изтеглете го, за да го отворите.',
    )
  const enclosed: Enclosed[] = (fields.attachments ?? []).map((attachment, at) => {
    const { fileName, content } = reader.getAttachment(attachment)
    const inner = attachment.innerMsgContent && !/\.msg$/i.test(fileName) ? '.msg' : ''
    const name = (fileName || `файл ${at + 1}`) + inner
    return { name, bytes: Uint8Array.from(content), id: attachment.pidContentId ?? '' }
  })
  const { senderName, senderSmtpAddress, senderEmail, recipients = [], subject = '', body = '' } = fields
  const address = senderSmtpAddress ?? senderEmail ?? ''
  return openedLetter({
    from: shownAddress(senderName, address),
    sender: { name: senderName ?? '', address: address.includes('@') ? address : '' },
    received: validIso(fields.messageDeliveryTime ?? fields.clientSubmitTime),
    to: shownPeople(recipients, 'to'),
    copy: shownPeople(recipients, 'cc'),
    date: isoOf(fields.messageDeliveryTime ?? fields.clientSubmitTime),
    subject,
    html: htmlOf(fields),
    text: body,
    enclosed,
  })
}
