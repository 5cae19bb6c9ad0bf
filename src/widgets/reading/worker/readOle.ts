import outlook, { type FieldsData } from '@kenjiuno/msgreader'
import { pictureGatherer } from './documentParts.ts'
import { type Enclosed, openedLetter, validIso } from './letter.ts'
import { mostLetterBytes } from './limits.ts'
import { ansiEncoding, htmlText } from './mailText.ts'
import type { Opened } from './opened.ts'
import { rtfHtml } from './readRtf.ts'
import { soundOle } from './soundOle.ts'
import { unnamedFile } from './unnamedFile.ts'
import { unpackedRtf } from './unpackedRtf.ts'
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

/** The number of bytes of each text that are examined to detect the encoding. */
const mostOfText = 4096

const isoOf = (time = ''): string => validIso(time) || time

/** The type of properties with ANSI text, in the low half of a tag. */
const ansiText = 0x1e
/** True for the 8 bytes that stand for a text among the properties of fixed length: its length and flags. */
const isTextSize = (bytes: Uint8Array): boolean => bytes.length === 8 && bytes[3] === 0

type Read = { reader: InstanceType<typeof MsgReader>; fields: FieldsData; texts: readonly Uint8Array[] }
const readWith = (bytes: Uint8Array<ArrayBuffer>, encoding: string): Read => {
  const texts: Uint8Array[] = []
  const reader = new MsgReader(bytes.buffer)
  reader.parserConfig = {
    ansiEncoding: encoding,
    propertyObserver: (_fields, tag, raw) => {
      if (raw && (tag & 0xffff) === ansiText && !isTextSize(raw)) texts.push(Uint8Array.from(raw))
    },
  }
  return { reader, fields: reader.getFileData(), texts }
}

/** Reads a letter. A letter with ANSI texts is read again when its code pages are known. */
const readLetter = (bytes: Uint8Array<ArrayBuffer>): Read => {
  const first = readWith(bytes, 'windows-1251')
  const texts = first.texts.flatMap((text) => [...text.subarray(0, mostOfText), 0x0a])
  const encoding = ansiEncoding(Uint8Array.from(texts), first.fields)
  return encoding === 'windows-1251' ? first : readWith(bytes, encoding)
}

/** The text of a letter that has neither HTML nor plain text, only RTF. */
const ofRtf = ({ compressedRtf, body = '' }: FieldsData): string => {
  const rtf = compressedRtf && unpackedRtf(compressedRtf)
  if (!rtf) return ''
  const { html, isFromHtml } = rtfHtml(rtf, { ...pictureGatherer(), add: () => '' })
  return isFromHtml || body.trim() === '' ? html : ''
}

const htmlOf = (fields: FieldsData): string => {
  const { bodyHtml, html, internetCodepage } = fields
  if (bodyHtml) return bodyHtml
  return html ? htmlText(html, internetCodepage) : ofRtf(fields)
}

const notOpened = 'Повреден е или е обект на друга програма. Изтеглете писмото и го отворете с Outlook.'
const damagedParts = 'Файлът е повреден: част от писмото липсва.'

/** True for a letter. A damaged one may lack its class, but it has a text, a subject or recipients. */
const isLetter = ({ messageClass = '', subject, body, recipients = [] }: FieldsData): boolean =>
  /^(ipm|report)\b/i.test(messageClass) || Boolean(subject || body) || recipients.length > 0

/** Returns the bytes of an attachment; undefined for an object of another program and for a damaged attachment. */
const bytesOf = (reader: Read['reader'], attachment: FieldsData): Uint8Array<ArrayBuffer> | undefined => {
  if (attachment.dataId === undefined && !attachment.innerMsgContent) return undefined
  try {
    return Uint8Array.from(reader.getAttachment(attachment).content)
  } catch {
    return undefined
  }
}
const enclosedOf = (reader: Read['reader'], attachment: FieldsData, place: number): Enclosed => {
  const { fileName, fileNameShort, name, attachMimeTag, innerMsgContent, pidContentId: id = '' } = attachment
  const bytes = bytesOf(reader, attachment)
  const given = fileName || fileNameShort || name
  const isBareLetter = innerMsgContent === true && !/\.msg$/i.test(given ?? '')
  const shown = given
    ? given + (isBareLetter ? '.msg' : '')
    : unnamedFile(place, bytes ?? new Uint8Array(), innerMsgContent ? 'application/vnd.ms-outlook' : attachMimeTag)
  return bytes ? { name: shown, bytes, id } : { name: shown, bytes: new Uint8Array(), id, problem: notOpened }
}

/** Reads Outlook e-mails. Other compound files (old Word and Excel documents) are refused. */
export const readOle = async (file: Blob): Promise<Opened> => {
  assertSize(file.size, mostLetterBytes, 'писма')
  const { bytes, lost } = soundOle(new Uint8Array(await file.arrayBuffer()))
  // An Office document with a password is a compound file that contains an entry of this name.
  if (new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage'))
    throw new CannotRead('Файлът е заключен с парола', 'Изтеглете го и го отворете с паролата му.')
  const { reader, fields } = readLetter(bytes)
  if (!isLetter(fields))
    throw new CannotRead(
      'Няма преглед за този вид файл',
      'Файлът е от стара програма (Word или Excel отпреди 2007 г.). Изтеглете го, за да го отворите.',
    )
  const enclosed = (fields.attachments ?? []).map((attachment, at) => enclosedOf(reader, attachment, at + 1))
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
    missing: lost > 0 ? [damagedParts] : [],
  })
}
