import { useMemo } from 'react'
import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { deliveryTrouble } from '../../../rules/documents/documentFacts.ts'
import { isStruckThrough, statusNamed } from '../../../rules/documents/documentStatus.ts'
import { holderText } from '../../../rules/documents/holder.ts'
import { useMayOpen } from '../../../screen-kit/routeTable.ts'
import { classes } from '../../../widgets/classes.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import {
  type Icon,
  IconCaseFile,
  IconDevice,
  IconDocument,
  IconInfo,
  IconInspection,
  IconResolution,
  IconTask,
} from '../../../widgets/icons.ts'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'
import { Tree } from '../../../widgets/tree/Tree.tsx'
import { linkIcons } from '../links/linkIcons.ts'
import { keyOf, withLinksUnderRoot } from './caseNodes.ts'
import { nodeHref, nodeName, termText } from './nodeText.ts'

type Props = { nodes: readonly CaseFileNode[]; module: DocumentModule; label: string }

const childrenOf = ({ children }: CaseFileNode) => children
const isCurrent = ({ isFocused }: CaseFileNode) => isFocused

export const CaseFileTree = ({ nodes, module, label }: Props) => {
  const mayOpen = useMayOpen()
  const shown = useMemo(() => withLinksUnderRoot(nodes), [nodes])
  return (
    <div className="case-tree">
      <Tree
        label={label}
        nodes={shown}
        keyOf={keyOf}
        childrenOf={childrenOf}
        isCurrent={isCurrent}
        textOf={nodeName}
        hrefOf={({ node, parents }) => nodeHref(node, parents, module, mayOpen)}
        renderNode={(node) => <CaseNode node={node} />}
      />
    </div>
  )
}

const icons: Record<NonNullable<CaseFileNode['nodeType']>, Icon> = {
  caseFile: IconCaseFile,
  document: IconDocument,
  resolution: IconResolution,
  task: IconTask,
  inspection: IconInspection,
  device: IconDevice,
}
const iconOf = ({ nodeType, linkKind }: CaseFileNode): Icon => {
  if (linkKind !== null) return linkIcons[linkKind]
  return nodeType === null ? IconInfo : icons[nodeType]
}

const CaseNode = ({ node }: { node: CaseFileNode }) => {
  const {
    nodeType,
    title,
    statusName,
    directionId,
    isOverdue,
    isFocused,
    isUnread,
    failedDeliveries,
    refusedDeliveries,
  } = node
  const trouble = deliveryTrouble(failedDeliveries, refusedDeliveries)
  const term = termText(node)
  const held = holderText({ heldBy: node.heldBy ?? '', heldSince: node.heldSince ?? null })
  const status = statusNamed(statusName)
  const isAnnulled = status !== undefined && isStruckThrough(status)
  return (
    <span className="case-node">
      <span className="case-node-icon">
        {nodeType === 'document' && directionId !== null ? (
          <DirectionIcon direction={directionId} />
        ) : (
          <Glyph icon={iconOf(node)} />
        )}
      </span>
      <span className={classes('case-node-text flex flex-column min-w-0', isUnread && !isFocused && 'unread')}>
        <span className="nowrap">
          {isUnread && !isFocused && <span className="visually-hidden">Непрочетен: </span>}
          {isAnnulled ? <s>{nodeName(node)}</s> : nodeName(node)}
        </span>
        <span className="case-node-title" title={title}>
          <Numbered text={title} />
        </span>
        <span className="case-node-facts">
          {statusName}
          {trouble !== '' && <span className="late"> · {trouble}</span>}
          {term && <span className={isOverdue ? 'late' : undefined}>{statusName ? ` · ${term}` : term}</span>}
          {held !== '' && ` · при ${held}`}
        </span>
      </span>
    </span>
  )
}
