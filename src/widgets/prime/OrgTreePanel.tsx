import { Tree } from 'primereact/tree'
import type { TreeNode } from 'primereact/treenode'
import { useState } from 'react'
import { TextField } from '../fields/TextField.tsx'
import type { OrgNode } from '../page/OrgTreeDialog.tsx'
import { keptNodes } from '../page/orgNodes.ts'
import { PrimeProvider } from './PrimeProvider.tsx'
import './orgTree.css'

type Props = { nodes: readonly OrgNode[]; label: string; onPick: (key: string) => void }

const toTree = (nodes: readonly OrgNode[]): TreeNode[] =>
  nodes.map((node) => ({
    key: node.key,
    label: node.label,
    selectable: !node.disabled,
    className: node.disabled ? 'disabled' : undefined,
    children: node.children && toTree(node.children),
  }))

const allKeys = (nodes: readonly OrgNode[]): [string, boolean][] =>
  nodes.flatMap((node) => [[node.key, true], ...allKeys(node.children ?? [])] as [string, boolean][])

/** PrimeReact's tree with our own filter above it (the stock one has no name for screen readers). */
const OrgTreePanel = ({ nodes, label, onPick }: Props) => {
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(nodes.map((node) => [node.key, true])),
  )
  const kept = keptNodes(nodes, text)
  return (
    <PrimeProvider>
      <div className="stack">
        <TextField label="Търсене в структурата" value={text} onChange={setText} />
        <Tree
          aria-label={label}
          value={toTree(kept)}
          selectionMode="single"
          expandedKeys={text === '' ? opened : Object.fromEntries(allKeys(kept))}
          onToggle={(event) => setOpened(event.value)}
          onSelectionChange={(event) => typeof event.value === 'string' && onPick(event.value)}
          emptyMessage="Няма намерени звена."
        />
      </div>
    </PrimeProvider>
  )
}

export default OrgTreePanel
