import { type ReactNode, useMemo, useState } from 'react'
import { filterNodes } from '../../rules/registers/nestRecords.ts'
import { pluralise } from '../../rules/words/pluralise.ts'
import { SearchBox } from '../../widgets/fields/SearchBox.tsx'
import { Glyph } from '../../widgets/Glyph.tsx'
import { IconPeople, IconPerson, IconStructure } from '../../widgets/icons.ts'
import type { MenuItem } from '../../widgets/overlays/menuItem.ts'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { ErrorState } from '../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { Tree, type TreeMoves } from '../../widgets/tree/Tree.tsx'
import type { StructureNode } from './structureNodes.ts'
import './structure.css'

const icons = { department: IconStructure, position: IconPeople, person: IconPerson }
const inactive = { department: 'неактивно', position: 'неактивна', person: 'неактивен' }
const keyOf = ({ key }: StructureNode) => key
const nameOf = ({ name }: StructureNode) => name
const childrenOf = ({ children }: StructureNode) => children
const isDepartment = ({ kind }: StructureNode) => kind === 'department'

const detailsOf = ({ kind, isActive, unavailable, lacks, children }: StructureNode): string => {
  const holders = children.length === 0 ? 'незаета' : pluralise(children.length, 'person')
  return [kind === 'position' && isActive && holders, !isActive && inactive[kind], unavailable, lacks]
    .filter(Boolean)
    .join(', ')
}
const textOf = (node: StructureNode) => [node.name, detailsOf(node)].filter(Boolean).join(', ')

const Line = ({ node }: { node: StructureNode }) => {
  const details = detailsOf(node)
  return (
    <span className={`structure-node ${node.kind}${node.isActive ? '' : ' muted'}`}>
      <Glyph icon={icons[node.kind]} />
      <span>
        {node.name}
        {details !== '' && (
          <small className={node.lacks ? 'late' : 'muted'}>
            , <span className="nowrap">{details}</span>
          </small>
        )}
      </span>
    </span>
  )
}

type Props = {
  /** Undefined while the structure is loading or after a failure (`error`). */
  nodes: readonly StructureNode[] | undefined
  error: { message: string; onRetry: () => void } | undefined
  isDisabled?: (node: StructureNode) => boolean
  onPick: (node: StructureNode) => void
  actionsOf?: (node: StructureNode) => readonly MenuItem[]
  /**
   * The functions that move a node. Moving is disabled during a search, because a place among the results is not a
   * place in the tree.
   */
  moves?: TreeMoves<StructureNode>
  children?: ReactNode
}

/** Renders the organisation structure as a tree with a search field (specification 2, section 2). */
export const StructureTree = ({ nodes, error, moves, children, ...tree }: Props) => {
  const [text, setText] = useState('')
  const found = useMemo(() => nodes && filterNodes(nodes, nameOf, text), [nodes, text])
  const isSought = text.trim() !== ''
  return (
    <div className="structure flex flex-column gap-3">
      <SearchBox label="Търсене в структурата" text={text} onText={setText} placeholder="Звено, длъжност или име" />
      {children}
      {error && !found && <ErrorState {...error} />}
      {!error && !found && <Skeleton lines={8} />}
      {found?.length === 0 && (
        <EmptyState title={isSought ? 'Няма такова звено, длъжност или служител' : 'Структурата е празна'} />
      )}
      {found && found.length > 0 && (
        <Tree
          {...tree}
          label="Структура"
          nodes={found}
          keyOf={keyOf}
          childrenOf={childrenOf}
          isOpenWhole={isSought}
          isOpenAtFirst={isDepartment}
          textOf={textOf}
          {...(moves && !isSought && { moves })}
          renderNode={(node) => <Line node={node} />}
        />
      )}
    </div>
  )
}
