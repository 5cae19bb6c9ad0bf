import { useState } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { TextField } from '../fields/TextField.tsx'
import { results } from '../grid/results.ts'
import { IconDown, IconNext } from '../icons.ts'
import { keptNodes, type OrgNode } from './orgNodes.ts'
import './tree.css'

type Props = { nodes: readonly OrgNode[]; label: string; onPick: (key: string) => void; chosen?: string }

/** Nested lists with a button to unfold and a button to choose: the same tree for eyes, keys and screen readers. */
export const OrgTree = ({ nodes, label, onPick, chosen }: Props) => {
  const [text, setText] = useState('')
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(nodes.map((node) => node.key)))
  const kept = keptNodes(nodes, text)
  const toggle = (key: string) => {
    const next = new Set(opened)
    if (!next.delete(key)) next.add(key)
    setOpened(next)
  }
  const branch = (level: readonly OrgNode[]) => (
    <ul>
      {level.map((node) => {
        const children = node.children ?? []
        const open = children.length > 0 && (text !== '' || opened.has(node.key))
        return (
          <li key={node.key}>
            <span className="org-line">
              {children.length > 0 ? (
                <IconButton
                  icon={open ? IconDown : IconNext}
                  label={`${open ? 'Свий' : 'Разгъни'} ${node.label}`}
                  aria-expanded={open}
                  onClick={() => toggle(node.key)}
                />
              ) : (
                <span className="org-leaf" />
              )}
              <button
                type="button"
                className="org-pick"
                disabled={node.disabled}
                aria-pressed={chosen === undefined ? undefined : chosen === node.key}
                onClick={() => onPick(node.key)}
              >
                {node.label}
              </button>
            </span>
            {open && branch(children)}
          </li>
        )
      })}
    </ul>
  )
  return (
    <div className="stack">
      <TextField label="Търсене в структурата" value={text} onChange={setText} />
      <nav className="org-tree" aria-label={label}>
        {kept.length > 0 ? branch(kept) : <p className="muted">Няма намерени звена.</p>}
      </nav>
      <span role="status" className="visually-hidden">
        {text === '' ? '' : results(kept.length)}
      </span>
    </div>
  )
}
