import { Parser } from 'htmlparser2'
import { CannotRead, damagedError } from './unreadable.ts'

/** The maximum depth of elements; only hostile documents are deeper, and they would fill the memory. */
const deepest = 256

export type XmlReader = {
  open?: (name: string, given: Record<string, string>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/** Removes the namespace prefix: `w:p` → `p`. Local names are unique in the supported document formats. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Parses XML and calls the callbacks. Entities declared in the document are not resolved, so they can neither expand
 * nor load anything.
 */
export const visitXml = (xml: string, { open, text, close }: XmlReader): void => {
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, given) => {
        depth += 1
        if (depth > deepest) throw damagedError()
        open?.(localName(name), given)
      },
      ontext: (words) => text?.(words),
      onclosetag: (name) => {
        depth -= 1
        close?.(localName(name))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const piece = 256 * 1024
  for (let at = 0; at < xml.length; at += piece) parser.write(xml.slice(at, at + piece))
  parser.end()
}

/**
 * Refuses XML with a document type definition. Office programs never write one, and its entities are the usual way to
 * read files of the reader or to fill the memory.
 */
export const assertWithoutDtd = (xml: string): void => {
  if (xml.includes('<!DOCTYPE') || xml.includes('<!ENTITY'))
    throw new CannotRead(
      'Файлът не е отворен от предпазливост',
      'В него има определения (DTD), каквито Word, Excel и LibreOffice не записват. С тях се правят файлове, които опитват да прочетат чужди данни или да затрупат компютъра. Ако познавате подателя, поискайте файла отново.',
    )
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
