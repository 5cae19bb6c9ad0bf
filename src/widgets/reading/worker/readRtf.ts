import { openedDocument, type PictureGatherer, pictureGatherer } from './documentParts.ts'
import { mostLetterBytes, mostPictureBytes, mostText } from './limits.ts'
import type { Opened } from './opened.ts'
import { rtfBlocks } from './rtfBlocks.ts'
import { rtfDecoder } from './rtfText.ts'
import { crawlRtf, hexDigit } from './rtfWords.ts'
import { assertSize, damagedError } from './unreadable.ts'
import { escapeText } from './xml.ts'

/** The maximum depth of groups; only hostile files have more. */
const deepest = 20_000

/** `html`: a piece of the HTML from which Outlook made the RTF. */
type Place = 'text' | 'html' | 'fonts' | 'picture' | 'left out'
type Style = { b: boolean; i: boolean; u: boolean; s: boolean; sub: boolean; sup: boolean }
/** The code page for the control word `\mac`. */
const macintosh = 10000
const plain: Style = { b: false, i: false, u: false, s: false, sub: false, sup: false }
/** `isOnlyRtf`: text that belongs to the RTF and not to the HTML from which it was made. */
type Group = { place: Place; font: number; style: Style; skips: number; mayBeLeftOut: boolean; isOnlyRtf: boolean }

/** RTF destinations that are dropped, because they contain no document text, only settings. */
const leftOut = new Set(
  'colortbl stylesheet info header headerl headerr headerf footer footerl footerr footerf fldinst objdata nonshppict xe tc txe rxe bkmkstart bkmkend private filetbl listtable listoverridetable revtbl template annotation atnid atnauthor'.split(
    ' ',
  ),
)
/** Characters of symbol fonts in the private-use area; nearly always list bullets. */
const symbols = /[\uf020-\uf0ff]/g
const signs: Readonly<Record<string, string>> = {
  tab: '\t',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  nestcell: ' | ',
}
const styles: Readonly<Record<string, keyof Style>> = {
  b: 'b',
  i: 'i',
  ul: 'u',
  uld: 'u',
  uldb: 'u',
  ulw: 'u',
  strike: 's',
  striked: 's',
  sub: 'sub',
  super: 'sup',
}
const styleTags = Object.keys(plain) as (keyof Style)[]

const withStyles = (text: string, style: Style): string => {
  const tags = styleTags.filter((tag) => style[tag])
  return [...tags.map((tag) => `<${tag}>`), escapeText(text), ...tags.toReversed().map((tag) => `</${tag}>`)].join('')
}

type RtfHtml = { html: string; isFromHtml: boolean }

/**
 * Returns the text of an RTF file as HTML. Outlook stores HTML letters as RTF that contains the HTML in pieces ([MS-OXRTFEX]); of
 * such a file the original HTML is returned.
 */
export const rtfHtml = (bytes: Uint8Array<ArrayBuffer>, pictures: Pick<PictureGatherer, 'add'>): RtfHtml => {
  const blocks = rtfBlocks()
  const decoder = rtfDecoder()
  const groups: Group[] = []
  let group: Group = { place: 'text', font: 0, style: plain, skips: 1, mayBeLeftOut: false, isOnlyRtf: false }
  let run = ''
  let pending: number[] = []
  let toSkip = 0
  let declared = 0
  let defaultFont = 0
  let level: number | undefined
  let isInTable = false
  let picture: number[] = []
  let isPictureShown = false
  let isFromHtml = false
  const original: string[] = []
  let originalLength = 0

  const isText = () => (group.place === 'text' && !(isFromHtml && group.isOnlyRtf)) || group.place === 'html'
  const isFull = () => (isFromHtml ? originalLength > mostText : blocks.isFull())
  const addOriginal = (html: string) => {
    originalLength += html.length
    original.push(html)
  }
  const decodePending = () => {
    if (pending.length > 0) run += decoder.decode(pending, group.font)
    pending = []
  }
  const flush = () => {
    decodePending()
    if (run !== '' && isFromHtml) addOriginal(group.place === 'html' ? run : escapeText(run))
    else if (run !== '') blocks.add(withStyles(run.replace(symbols, '•'), group.style))
    run = ''
  }
  const addText = (text: string) => {
    if (!isText() || isFull() || run.length > mostText) return
    decodePending()
    run += text
  }
  const endPicture = () => {
    const isWhole = isPictureShown && picture.length > 0 && picture.length / 2 <= mostPictureBytes
    const src = pictures.add(
      isWhole
        ? Uint8Array.from(
            { length: picture.length >> 1 },
            (_, at) => (picture[at * 2] ?? 0) * 16 + (picture[at * 2 + 1] ?? 0),
          )
        : undefined,
    )
    if (src !== '') blocks.add(`<img src="${src}">`)
    picture = []
    isPictureShown = false
  }
  const setPlace = (name: string): boolean => {
    const isMarked = group.mayBeLeftOut
    group.mayBeLeftOut = false
    if (name === 'fonttbl') group.place = 'fonts'
    else if (name === 'pict' && group.place === 'text') group.place = 'picture'
    else if (name === 'shppict') return true
    else if (name === 'htmltag' && isMarked && isFromHtml) group.place = 'html'
    else if (leftOut.has(name) || isMarked) group.place = 'left out'
    else return false
    return true
  }
  const setInFonts = (name: string, value: number) => {
    // Some programs never close the group of the font table, so these two control words end it.
    if (name === 'pard' || name === 'viewkind') group.place = 'text'
    if (name === 'f') declared = value
    if (name === 'fcharset') decoder.setCharset(declared, value)
  }
  const setOfText = (name: string, value: number | undefined) => {
    const style = styles[name]
    if (style) group.style = { ...group.style, [style]: value !== 0 }
    else if (name === 'ulnone') group.style = { ...group.style, u: false }
    else if (name === 'nosupersub') group.style = { ...group.style, sub: false, sup: false }
    else if (name === 'plain') Object.assign(group, { style: plain, font: defaultFont })
    else if (name === 'f') group.font = value ?? 0
    else if (name === 'uc') group.skips = Math.min(value ?? 1, 8)
    else if (name === 'outlinelevel') level = value
    else if (name === 'intbl') isInTable = true
    else if (name === 'pard') [level, isInTable] = [undefined, false]
  }
  const endOf: Readonly<Record<string, () => void>> = {
    par: () => blocks.endParagraph(level, isInTable),
    sect: () => blocks.endParagraph(level, isInTable),
    page: () => blocks.endParagraph(level, isInTable),
    line: () => blocks.add('<br>'),
    cell: blocks.endCell,
    row: blocks.endRow,
  }

  const setOfHtml = (name: string, value: number | undefined, sign: string | undefined) => {
    if (sign === undefined && endOf[name] === undefined) setOfText(name, value)
    else if (isText()) addOriginal(sign ?? '\n')
  }

  crawlRtf(bytes, {
    open: () => {
      flush()
      if (groups.length >= deepest) throw damagedError()
      groups.push(group)
      group = { ...group, mayBeLeftOut: false }
    },
    close: () => {
      flush()
      if (group.place === 'picture' && groups.at(-1)?.place !== 'picture') endPicture()
      group = groups.pop() ?? group
      toSkip = 0
    },
    word: (name, value) => {
      if (name === '*') {
        group.mayBeLeftOut = true
        return
      }
      if (name === 'htmlrtf') {
        flush()
        group.isOnlyRtf = value !== 0
        return
      }
      if (setPlace(name)) return flush()
      if (group.place === 'picture') isPictureShown ||= name === 'pngblip' || name === 'jpegblip'
      else if (group.place === 'fonts') setInFonts(name, value ?? 0)
      else if (name === 'ansicpg') decoder.setPage(value ?? 0)
      else if (name === 'mac') decoder.setPage(macintosh)
      else if (name === 'deff') group.font = defaultFont = value ?? 0
      else if (name === 'fromhtml') isFromHtml = value !== 0
      else if (isText() && name === 'u') {
        addText(String.fromCharCode((value ?? 0) & 0xffff))
        toSkip = group.skips
      } else if (group.place === 'text' || group.place === 'html') {
        flush()
        const sign = signs[name]
        if (isFromHtml) setOfHtml(name, value, sign)
        else if (sign !== undefined) blocks.add(sign)
        else if (endOf[name]) endOf[name]()
        else setOfText(name, value)
      }
    },
    byte: (code) => {
      if (group.place === 'picture') {
        const digit = hexDigit(code)
        if (digit >= 0 && isPictureShown && picture.length < mostPictureBytes * 2) picture.push(digit)
      } else if (isText()) {
        if (toSkip > 0) toSkip -= 1
        else if (pending.length < mostText && !isFull()) pending.push(code)
      }
    },
    text: (text) => {
      if (toSkip > 0) toSkip -= 1
      else addText(text)
    },
  })
  flush()
  return { html: isFromHtml ? original.join('') : blocks.html(), isFromHtml }
}

export const readRtf = async (file: Blob): Promise<Opened> => {
  assertSize(file.size, mostLetterBytes, 'документи')
  const pictures = pictureGatherer()
  return openedDocument(rtfHtml(new Uint8Array(await file.arrayBuffer()), pictures).html, pictures)
}
