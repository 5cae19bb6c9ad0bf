import { createElement, memo, type ReactNode, useMemo } from 'react'
import type { OpenFile } from './openReader.ts'
import { PartPicture } from './PartPicture.tsx'
import type { RichNode, RichTag } from './reading.ts'
import { useGradually } from './useGradually.ts'

type Props = { file: OpenFile; nodes: readonly RichNode[] }

const voids = new Set<RichTag>(['br', 'hr'])
/**
 * The tags and classes that replace some tags. Paragraphs are `div`, because mail programs put blocks into paragraphs,
 * which HTML forbids.
 */
const drawnAs: Partial<Record<RichTag, { tag: string; className: string }>> = {
  p: { tag: 'div', className: 'rich-p' },
  pre: { tag: 'div', className: 'rich-pre' },
}

/** Wraps the rows of a table in the tbody that HTML requires. */
const drawnIn = (tag: RichTag, children: ReactNode): ReactNode =>
  tag === 'table' ? createElement('tbody', null, children) : children

/**
 * The maximum length of one element's text in characters. A longer text is split, because a single element would block
 * layout for seconds.
 */
const longestPiece = 4000
/** The number of elements rendered per frame, and the number of letters that count as one element. */
const [perFrame, lettersPerElement] = [150, 40]

const piecesOf = (text: string): string[] => {
  const pieces: string[] = []
  let from = 0
  while (from < text.length) {
    const most = from + longestPiece
    const broken = Math.max(text.lastIndexOf('\n', most), text.lastIndexOf(' ', most))
    const to = most >= text.length ? text.length : broken > from ? broken + 1 : most
    pieces.push(text.slice(from, to).replace(/\n$/, ''))
    from = to
  }
  return pieces
}

const weights = new WeakMap<object, number>()
const weightOf = (node: RichNode): number => {
  if (typeof node === 'string') return 1 + node.length / lettersPerElement
  if (node.tag === 'img') return 1
  const known = weights.get(node)
  if (known !== undefined) return known
  const weight = node.children.reduce((sum, one) => sum + weightOf(one), 1)
  weights.set(node, weight)
  return weight
}

/** Renders formatted text from a file as elements from a fixed list of tags, without URLs and styles. */
export const RichText = ({ file, nodes }: Props): ReactNode => {
  const ends = useMemo(() => {
    let sum = 0
    return nodes.map((node) => {
      sum += Math.min(weightOf(node), perFrame)
      return sum
    })
  }, [nodes])
  const drawn = useGradually(ends.at(-1) ?? 0, perFrame)
  return nodes.map((node, at) => (ends[at] ?? 0) <= drawn && <RichPart key={at} file={file} node={node} />)
}

const RichPart = memo(({ file, node }: { file: OpenFile; node: RichNode }): ReactNode => {
  if (typeof node === 'string') return node.length <= longestPiece ? node : <Pieces texts={piecesOf(node)} />
  if (node.tag === 'img') return <PartPicture file={file} part={node.part} says={node.says} />
  const { tag, className } = drawnAs[node.tag] ?? { tag: node.tag, className: undefined }
  if (voids.has(node.tag)) return createElement(tag)
  const [colSpan, rowSpan] = node.span ?? []
  const isHeavy = weightOf(node) > perFrame
  if (isHeavy && node.tag === 'table') return <HeavyTable file={file} rows={node.children} />
  const children = isHeavy ? (
    <RichText file={file} nodes={node.children} />
  ) : (
    node.children.map((child, at) => <RichPart key={at} file={file} node={child} />)
  )
  return createElement(tag, { className, colSpan, rowSpan }, drawnIn(node.tag, children))
})

const wordsIn = (node: RichNode): number => {
  if (typeof node === 'string') return node.length
  return node.tag === 'img' ? 0 : node.children.reduce((sum, one) => sum + wordsIn(one), 0)
}
const [fewestLetters, mostLetters] = [4, 40]
/** Returns the width of each column in percent, based on its longest cell. */
const columnShares = (rows: readonly RichNode[]): number[] => {
  const longest: number[] = []
  for (const row of rows) {
    const cells = typeof row === 'string' || row.tag === 'img' ? [] : row.children
    cells.forEach((cell, at) => {
      longest[at] = Math.max(longest[at] ?? fewestLetters, Math.min(mostLetters, wordsIn(cell)))
    })
  }
  const sum = longest.reduce((all, one) => all + one, 0)
  return longest.map((one) => (one * 100) / sum)
}

/** A table with fixed column widths; otherwise each further rendered row would change the width of all columns. */
const HeavyTable = ({ file, rows }: { file: OpenFile; rows: readonly RichNode[] }) => {
  const shares = useMemo(() => columnShares(rows), [rows])
  return (
    <table className="rich-heavy">
      <colgroup>
        {shares.map((share, at) => (
          <col key={at} style={{ width: `${share}%` }} />
        ))}
      </colgroup>
      <tbody>
        <RichText file={file} nodes={rows} />
      </tbody>
    </table>
  )
}

const Pieces = ({ texts }: { texts: readonly string[] }) => {
  const drawn = useGradually(texts.length, Math.ceil((perFrame * lettersPerElement) / longestPiece))
  return texts.slice(0, drawn).map((text, at) => (
    <span key={at} className="rich-piece">
      {text}
    </span>
  ))
}
