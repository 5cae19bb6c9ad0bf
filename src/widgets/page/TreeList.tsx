import type { ReactNode } from 'react'
import './tree.css'

export type TreeListNode = { key: string; label: ReactNode; current?: boolean; children?: readonly TreeListNode[] }

/** Things under things, all open: a case file with its documents and tasks. */
export const TreeList = ({ nodes, label }: { nodes: readonly TreeListNode[]; label: string }) => (
  <nav aria-label={label}>
    <Branch nodes={nodes} />
  </nav>
)

const Branch = ({ nodes }: { nodes: readonly TreeListNode[] }) => (
  <ul className="tree-list">
    {nodes.map((node) => (
      <li key={node.key}>
        <span
          className={node.current ? 'tree-label current' : 'tree-label'}
          aria-current={node.current ? 'true' : undefined}
        >
          {node.label}
        </span>
        {node.children && node.children.length > 0 && <Branch nodes={node.children} />}
      </li>
    ))}
  </ul>
)
