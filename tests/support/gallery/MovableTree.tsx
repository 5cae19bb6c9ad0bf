import { useState } from 'react'
import { Tree } from '../../../src/widgets/tree/Tree.tsx'
import type { Branch } from '../../../src/widgets/tree/treeRows.ts'

type Unit = { name: string; children: Branch<Unit> }
const leaf = (name: string): Unit => ({ name, children: [] })
const units: readonly Unit[] = [
  { name: 'Ръководство', children: [leaf('Председател'), leaf('Главен секретар'), leaf('Съветник')] },
  { name: 'Архив', children: 'unknown' },
]
const nameOf = ({ name }: Unit) => name
const childrenOf = ({ children }: Unit) => children

const swapped = (nodes: readonly Unit[], name: string, by: number): Unit[] => {
  const at = nodes.findIndex((node) => node.name === name)
  const [one] = nodes.slice(at, at + 1)
  if (!one) return nodes.map((node) => withChildren(node, (children) => swapped(children, name, by)))
  return nodes.toSpliced(at, 1).toSpliced(at + by, 0, one)
}
const withChildren = (node: Unit, change: (children: readonly Unit[]) => Unit[]): Unit =>
  typeof node.children === 'string' ? node : { ...node, children: change(node.children) }

export const MovableTree = () => {
  const [nodes, setNodes] = useState(units)
  const [chosen, setChosen] = useState<string | null>(null)
  const archive = (children: Branch<Unit>) =>
    setNodes((all) => all.map((node) => (node.name === 'Архив' ? { ...node, children } : node)))
  return (
    <Tree
      label="Звена"
      nodes={nodes}
      keyOf={nameOf}
      childrenOf={childrenOf}
      textOf={nameOf}
      renderNode={nameOf}
      chosenKey={chosen}
      onPick={({ name }) => setChosen(name)}
      onUnknown={({ children }) => archive(children === 'failed' ? [leaf('Деловодство')] : 'failed')}
      moves={{ by: ({ name }, isUp) => setNodes((all) => swapped(all, name, isUp ? -1 : 1)) }}
    />
  )
}
