import { openedDocument, pictureGatherer } from './documentParts.ts'
import { mostLetterBytes, mostPictureBytes, mostText } from './limits.ts'
import type { Opened } from './opened.ts'
import { rtfBlocks } from './rtfBlocks.ts'
import { rtfDecoder } from './rtfText.ts'
import { crawlRtf, hexDigit } from './rtfWords.ts'
import { assertSize, damagedError } from './unreadable.ts'
import { escapeText } from './xml.ts'

/** The maximum depth of groups; only hostile files have more. */
const deepest = 20_000

type Place = 'text' | 'fonts' | 'picture' | 'left out'
type Style = { b: boolean; i: boolean; u: boolean; s: boolean; sub: boolean; sup: boolean }
/** The code page for the control word `\mac`. */
const macintosh = 10000
const plain: Style = { b: false, i: false, u: false, s: false, sub: false, sup: false }
type Group = { place: Place; font: number; style: Style; skips: number; mayBeLeftOut: boolean }

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

export const rtfHtml = (bytes: Uint8Array<ArrayBuffer>, pictures: ReturnType<typeof pictureGatherer>): string => {
  const blocks = rtfBlocks()
  const decoder = rtfDecoder()
  const groups: Group[] = []
  let group: Group = { place: 'text', font: 0, style: plain, skips: 1, mayBeLeftOut: false }
  let run = ''
  let pending: number[] = []
  let toSkip = 0
  let declared = 0
  let defaultFont = 0
  let level: number | undefined
  let isInTable = false
  let picture: number[] = []
  let isPictureShown = false

  const decodePending = () => {
    if (pending.length > 0) run += decoder.decode(pending, group.font)
    pending = []
  }
  const flush = () => {
    decodePending()
    if (run !== '') blocks.add(withStyles(run.replace(symbols, '•'), group.style))
    run = ''
  }
  const addText = (text: string) => {
    if (group.place !== 'text' || blocks.isFull() || run.length > mostText) return
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
      if (setPlace(name)) return flush()
      if (group.place === 'picture') isPictureShown ||= name === 'pngblip' || name === 'jpegblip'
      else if (group.place === 'fonts') setInFonts(name, value ?? 0)
      else if (name === 'ansicpg') decoder.setPage(value ?? 0)
      else if (name === 'mac') decoder.setPage(macintosh)
      else if (name === 'deff') group.font = defaultFont = value ?? 0
      else if (group.place === 'text' && name === 'u') {
        addText(String.fromCharCode((value ?? 0) & 0xffff))
        toSkip = group.skips
      } else if (group.place === 'text') {
        flush()
        const sign = signs[name]
        if (sign !== undefined) blocks.add(sign)
        else if (endOf[name]) endOf[name]()
        else setOfText(name, value)
      }
    },
    byte: (code) => {
      if (group.place === 'picture') {
        const digit = hexDigit(code)
        if (digit >= 0 && isPictureShown && picture.length < mostPictureBytes * 2) picture.push(digit)
      } else if (group.place === 'text') {
        if (toSkip > 0) toSkip -= 1
        else if (pending.length < mostText && !blocks.isFull()) pending.push(code)
      }
    },
    text: (text) => {
      if (toSkip > 0) toSkip -= 1
      else addText(text)
    },
  })
  flush()
  return blocks.html()
}

export const readRtf = async (file: Blob): Promise<Opened> => {
  assertSize(file.size, mostLetterBytes, 'документи')
  const pictures = pictureGatherer()
  return openedDocument(rtfHtml(new Uint8Array(await file.arrayBuffer()), pictures), pictures)
}
