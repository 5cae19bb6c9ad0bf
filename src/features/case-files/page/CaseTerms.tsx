import { Link } from 'wouter'
import type { CaseFileNode } from '../../../contract/shapes/caseFiles.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import type { DocumentModule } from '../../../routes/to.ts'
import { useMayOpen } from '../../../screen-kit/routeTable.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { keyOf } from '../card/caseNodes.ts'
import { nodeHref, nodeName } from '../card/nodeText.ts'
import { runningTerms } from './caseTerms.ts'

type Props = { tree: CaseFileNode; module: DocumentModule }

export const CaseTerms = ({ tree, module }: Props) => {
  const mayOpen = useMayOpen()
  const terms = runningTerms(tree)
  return (
    <Card title="Срокове">
      {terms.length === 0 && <p className="muted">В преписката не тече срок.</p>}
      {terms.length > 0 && (
        <ul className="case-facts p-0 list-none" aria-label="Срокове">
          {terms.map(({ node, parents }) => {
            const href = nodeHref(node, parents, module, mayOpen)
            return (
              <li key={keyOf(node)}>
                <span className={node.isOverdue ? 'late' : undefined}>
                  {formatDate(node.deadlineEnd)}
                  {node.isOverdue && ' (просрочен)'}
                </span>
                <span className="min-w-0">
                  {href ? <Link href={href}>{nodeName(node)}</Link> : nodeName(node)}
                  {(node.heldBy ?? '') !== '' && <span className="muted"> · при {node.heldBy}</span>}
                  <span className="case-node-title muted" title={node.title}>
                    {node.title}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
