import { atom, useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import { type DocumentModule, to } from '../../../routes/to.ts'
import { counted } from '../../../rules/words/count.ts'
import { DocumentStatusTag } from '../../../screen-kit/DocumentStatusTag.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { CaseFileChip } from '../CaseFileChip.tsx'
import CaseFileLinks from '../links/CaseFileLinks.tsx'
import { rootRightsAtom, treeAtom, whyNotShown } from '../state.ts'
import { CaseFileTree } from './CaseFileTree.tsx'
import { countDocuments, rootOf } from './caseNodes.ts'
import { ProcessSection } from './ProcessSection.tsx'
import { routeRefusal } from './routeRefusal.ts'
import '../caseFiles.css'

type Props = {
  caseFileGuid: string
  /** The document one looks from: marked in the tree. */
  docGuid: string
  /** In which module its documents open; by default in the one on the screen. */
  module?: DocumentModule
  /** What it is linked to is changed elsewhere on the page; the tree shows it in any case. */
  linksElsewhere?: boolean
}

const noRightsAtom = atom({ data: undefined })

const moduleAt = (path: string): DocumentModule =>
  path.startsWith(`${to.documentsFlow.root()}/`) ? 'documents-flow' : 'administrative-services'

/** A case file beside one of its documents: its number, what it holds, what it is linked to, where it stands. */
const CaseFileCard = ({ caseFileGuid, docGuid, module, linksElsewhere = false }: Props) => {
  const [path] = useLocation()
  const { data: tree, error, refetch } = useAtomValue(treeAtom(caseFileGuid, docGuid))
  const root = tree && rootOf(tree)
  const { data: rights } = useAtomValue(root ? rootRightsAtom(root.guid) : noRightsAtom)
  return (
    <Card title="Преписка" flush className="case-file-card">
      {error && !tree && <ErrorState message={whyNotShown(error)} onRetry={() => void refetch()} />}
      {!tree && !error && (
        <div className="case-file-head">
          <Skeleton lines={7} />
        </div>
      )}
      {tree && (
        <>
          <div className="case-file-head">
            <div className="flex flex-wrap align-items-center gap-2">
              <CaseFileChip
                number={tree.number}
                rootDocumentGuid={root?.guid}
                current={root !== undefined && root.guid === docGuid}
              />
              <span className="muted">{counted(countDocuments(tree.children), 'document')}</span>
              {root && <DocumentStatusTag of={{ documentStatusName: root.statusName }} isCaseFile />}
            </div>
          </div>
          <CaseFileTree
            nodes={tree.children}
            module={module ?? moduleAt(path)}
            label={`Съдържание на ${tree.number}`}
          />
        </>
      )}
      {tree && !linksElsewhere && <CaseFileLinks caseFileGuid={caseFileGuid} docGuid={docGuid} />}
      <ProcessSection
        caseFileGuid={caseFileGuid}
        refusal={root && rights ? (hasStep) => routeRefusal(root, rights, hasStep) : null}
      />
    </Card>
  )
}

export default CaseFileCard
