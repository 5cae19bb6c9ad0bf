type Piece = { kind: 'open' | 'close' | 'empty' | 'text' | 'other'; text: string }

/** Markup with a fixed end. DOCTYPE is not listed, because it may contain nested declarations in square brackets. */
const fixedEnds = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** Finds the closing bracket of a tag, skipping quotes and square brackets. */
const bracketEnd = (text: string, from: number): number => {
  let quote = 0
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (quote !== 0) quote = code === quote ? 0 : quote
    else if (code === 0x22 || code === 0x27) quote = code
    else if (code === 0x5b) depth += 1
    else if (code === 0x5d) depth -= 1
    else if (code === 0x3e && depth <= 0) return at + 1
  }
  return -1
}

const endOf = (text: string, from: number): number => {
  const fixed = fixedEnds.find(([begin]) => text.startsWith(begin, from))
  if (!fixed) return bracketEnd(text, from + 1)
  const at = text.indexOf(fixed[1], from + fixed[0].length)
  return at < 0 ? -1 : at + fixed[1].length
}

const kindOf = (text: string): Piece['kind'] => {
  const second = text[1]
  if (second === '!' || second === '?') return text.startsWith('<![CDATA[') ? 'text' : 'other'
  if (second === '/') return 'close'
  return text.at(-2) === '/' ? 'empty' : 'open'
}

const piecesOf = (text: string): Piece[] | null => {
  const pieces: Piece[] = []
  let at = 0
  while (at < text.length) {
    const bracket = text.indexOf('<', at)
    const end = bracket < 0 ? text.length : bracket
    const between = text.slice(at, end).trim()
    if (between !== '') pieces.push({ kind: 'text', text: between })
    if (bracket < 0) break
    at = endOf(text, bracket)
    if (at < 0) return null
    const tag = text.slice(bracket, at)
    pieces.push({ kind: kindOf(tag), text: tag })
  }
  return pieces
}

const nameOf = (tag: string): string => /^<\/?([^\s/>]*)/.exec(tag)?.[1] ?? ''

/** The maximum depth of indentation: a million levels would need a million spaces per line. */
const deepest = 32
const indent = (depth: number): string => '  '.repeat(Math.min(depth, deepest))

/**
 * Indents XML by depth; an element with only text stays on one line. Only whitespace between elements is removed.
 * Returns null if the text is not well-formed, because the indentation would be misleading.
 */
export const indentXml = (text: string): string | null => {
  const pieces = piecesOf(text)
  if (!pieces?.some(({ kind }) => kind === 'open' || kind === 'empty')) return null
  const lines: string[] = []
  const open: string[] = []
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at]
    if (!piece) break
    if (piece.kind === 'close') {
      if (open.pop() !== nameOf(piece.text)) return null
      lines.push(indent(open.length) + piece.text)
      continue
    }
    if (piece.kind === 'text' && open.length === 0 && piece.text !== '\ufeff') return null
    const [inside, end] = [pieces[at + 1], pieces[at + 2]]
    const isOneLine =
      piece.kind === 'open' &&
      inside?.kind === 'text' &&
      end?.kind === 'close' &&
      nameOf(end.text) === nameOf(piece.text)
    if (isOneLine) {
      lines.push(indent(open.length) + piece.text + inside.text + end.text)
      at += 2
      continue
    }
    lines.push(indent(open.length) + piece.text)
    if (piece.kind === 'open') open.push(nameOf(piece.text))
  }
  return open.length === 0 ? lines.join('\n') : null
}
