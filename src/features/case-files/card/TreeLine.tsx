import { Link } from 'wouter'
import type { Role } from '../../../contract/enumerations.ts'
import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { formatCount } from '../../../rules/words/count.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { type Icon, IconDocument, IconDown, IconNext, IconResolution, IconTask } from '../../../widgets/icons.ts'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { linkIcons } from '../links/linkIcons.ts'
import { nodeHref, nodeName, termWords } from './nodeWords.ts'
import type { NodeRow, TreeRow } from './treeRows.ts'

type Props = {
  row: TreeRow
  module: DocumentModule
  mayEnter: (roles: readonly Role[]) => boolean
  isActive: boolean
  onActive: () => void
  onOpen: (isOpen: boolean) => void
  onMore: () => void
}

/** Deeper lines are drawn no further to the right. */
const deepest = 6

/** One line of the tree: a link to what it stands for. A press on its arrow opens or closes what is under it. */
export const TreeLine = ({ row, module, mayEnter, isActive, onActive, onOpen, onMore }: Props) => {
  const { level, position, setSize } = row
  const place = {
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': setSize,
    'data-key': row.key,
    tabIndex: isActive ? 0 : -1,
    onFocus: onActive,
    style: { paddingLeft: `${Math.min(level - 1, deepest) * 0.85}rem` },
  }
  if (row.kind === 'more')
    return (
      <button {...place} type="button" role="treeitem" className="case-node more" onClick={onMore}>
        {`Покажи още (остават ${formatCount(row.left)})`}
      </button>
    )
  const href = nodeHref(row, module, mayEnter)
  const item = {
    ...place,
    className: row.node.isFocused ? 'case-node current' : 'case-node',
    ...(row.isOpen !== null && { 'aria-expanded': row.isOpen }),
    ...(row.node.isFocused && { 'aria-current': 'true' as const }),
  }
  const inside = <Inside row={row} onOpen={onOpen} />
  return href === undefined ? (
    <div {...item} role="treeitem" tabIndex={item.tabIndex}>
      {inside}
    </div>
  ) : (
    <Link {...item} role="treeitem" href={href}>
      {inside}
    </Link>
  )
}

const iconOf = ({ nodeType, linkKind }: CaseFileNode): Icon => {
  if (linkKind !== null) return linkIcons[linkKind]
  return nodeType === 'task' ? IconTask : nodeType === 'resolution' ? IconResolution : IconDocument
}

const Inside = ({ row: { node, isOpen }, onOpen }: { row: NodeRow; onOpen: (isOpen: boolean) => void }) => {
  const { nodeType, title, statusName, directionId, isOverdue, isFocused } = node
  const term = termWords(node)
  return (
    <>
      <span
        className="case-twist"
        aria-hidden
        onClick={(event) => {
          if (isOpen === null) return
          event.preventDefault()
          event.stopPropagation()
          onOpen(!isOpen)
        }}
      >
        {isOpen !== null && <Glyph icon={isOpen ? IconDown : IconNext} />}
      </span>
      <span className="case-node-icon">
        {nodeType === 'document' && directionId !== null ? (
          <DirectionIcon direction={directionId} />
        ) : (
          <Glyph icon={iconOf(node)} />
        )}
      </span>
      <span className={node.isUnread && !isFocused ? 'case-node-text unread' : 'case-node-text'}>
        <span className="nowrap">
          {node.isUnread && !isFocused && <span className="visually-hidden">Непрочетен: </span>}
          {nodeName(node)}
        </span>
        <span className="case-node-title" title={title}>
          {title}
        </span>
        <span className="case-node-facts">
          {statusName}
          {term && <span className={isOverdue ? 'late' : undefined}>{statusName ? ` · ${term}` : term}</span>}
        </span>
      </span>
    </>
  )
}
