import { createElement, type ReactNode } from 'react'
import type { OpenFile } from './openReader.ts'
import { PartPicture } from './PartPicture.tsx'
import type { RichNode, RichTag } from './reading.ts'

type Props = { file: OpenFile; nodes: readonly RichNode[] }

const voids = new Set<RichTag>(['br', 'hr'])
/** What a paragraph of a mail program may hold is no paragraph of ours. */
const drawnAs: Partial<Record<RichTag, { tag: string; className: string }>> = {
  p: { tag: 'div', className: 'rich-p' },
  pre: { tag: 'div', className: 'rich-pre' },
}

/** Rows stand in a body of their own, as the browser would have it. */
const drawnIn = (tag: RichTag, children: ReactNode): ReactNode =>
  tag === 'table' ? createElement('tbody', null, children) : children

/** A text of another program as our own elements: only what the list of tags names, with no address and no style. */
export const RichText = ({ file, nodes }: Props): ReactNode =>
  nodes.map((node, at) => {
    if (typeof node === 'string') return node
    if (node.tag === 'img') return <PartPicture key={at} file={file} part={node.part} says={node.says} />
    const { tag, className } = drawnAs[node.tag] ?? { tag: node.tag, className: undefined }
    if (voids.has(node.tag)) return createElement(tag, { key: at })
    const [colSpan, rowSpan] = node.span ?? []
    const children = <RichText file={file} nodes={node.children} />
    return createElement(tag, { key: at, className, colSpan, rowSpan }, drawnIn(node.tag, children))
  })
