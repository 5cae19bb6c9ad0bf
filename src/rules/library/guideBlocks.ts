export type GuidePart =
  | { kind: 'text' | 'strong' | 'key'; text: string }
  | { kind: 'link'; text: string; address: string }

export type GuideBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph' | 'note'; parts: GuidePart[] }
  /** `start`: the number of the first item; null for an unnumbered list. */
  | { kind: 'list'; start: number | null; items: GuidePart[][] }
  | { kind: 'picture'; name: string; says: string }

const pieces = /\*\*(?<strong>[^*]+)\*\*|`(?<key>[^`]+)`|\[(?<link>[^\]]+)\]\((?<address>[^)\s]*)\)/g
const isOwn = (address: string): boolean => /^\/[a-z]/i.test(address)

const pieceOf = ({ strong, key, link = '', address = '' }: Record<string, string | undefined>): GuidePart => {
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (key !== undefined) return { kind: 'key', text: key }
  return isOwn(address) ? { kind: 'link', text: link, address } : { kind: 'text', text: link }
}

export const guideParts = (line: string): GuidePart[] => {
  const parts: GuidePart[] = []
  let from = 0
  const addText = (to: number) => to > from && parts.push({ kind: 'text', text: line.slice(from, to) })
  for (const { index, 0: whole, groups = {} } of line.matchAll(pieces)) {
    addText(index)
    parts.push(pieceOf(groups))
    from = index + whole.length
  }
  addText(line.length)
  return parts
}

const picture = /^!\[(?<says>[^\]]*)\]\((?<name>[\w.-]+)\)$/
const item = /^(?:(?<number>\d{1,3})\.|[-*]) +(?<text>.+)$/

const blockOf = (line: string): GuideBlock => {
  const drawn = picture.exec(line)?.groups
  if (drawn) return { kind: 'picture', name: drawn.name ?? '', says: drawn.says ?? '' }
  if (/^#+ /.test(line)) return { kind: 'heading', text: line.replace(/^#+ +/, '') }
  if (line.startsWith('> ')) return { kind: 'note', parts: guideParts(line.slice(2)) }
  const listed = item.exec(line)?.groups
  if (!listed) return { kind: 'paragraph', parts: guideParts(line) }
  const start = listed.number === undefined ? null : Number(listed.number)
  return { kind: 'list', start, items: [guideParts(listed.text ?? '')] }
}

/** True if a list item continues the list before it: the item and the list are both numbered or both unnumbered. */
const goesOn = (before: GuideBlock | undefined, now: GuideBlock): before is GuideBlock & { kind: 'list' } =>
  before?.kind === 'list' && now.kind === 'list' && (before.start === null) === (now.start === null)

/**
 * Parses a subset of Markdown: headings, lists, remarks (`> `), pictures, bold text, keys in backticks, and links
 * within this product. HTML is not interpreted.
 */
export const guideBlocks = (text: string): GuideBlock[] => {
  const blocks: GuideBlock[] = []
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue
    const block = blockOf(line)
    const before = blocks.at(-1)
    if (goesOn(before, block) && block.kind === 'list') before.items.push(...block.items)
    else blocks.push(block)
  }
  return blocks
}
