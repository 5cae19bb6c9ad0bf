import { atom, useAtomValue } from 'jotai'
import { useLocation } from 'wouter'
import type { AwaitedInCase } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { pluralise } from '../../../rules/words/pluralise.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconCaseFile } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { AwaitedWork } from '../AwaitedWork.tsx'
import { CaseFileChip } from '../CaseFileChip.tsx'
import { CaseFileStatusTag } from '../CaseFileStatusTag.tsx'
import { CaseHolder } from '../CaseHolder.tsx'
import { rootRightsAtom, treeAtom, whyNotShown } from '../caseFileState.ts'
import CaseFileLinks from '../links/CaseFileLinks.tsx'
import { moduleAt } from '../moduleAt.ts'
import { CaseFileTree } from './CaseFileTree.tsx'
import { countDocuments, rootOf } from './caseNodes.ts'
import { ProcessSection } from './ProcessSection.tsx'
import { routeRefusal } from './routeRefusal.ts'
import '../caseFiles.css'

type Props = {
  caseFileGuid: string
  docGuid: string
  awaited: AwaitedInCase | null
  module?: DocumentModule
  /** True if the links are edited in another part of the page. The tree on the card shows them in both cases. */
  linksElsewhere?: boolean
}

const noRightsAtom = atom({ data: undefined })

const CaseFileCard = ({ caseFileGuid, docGuid, awaited, module, linksElsewhere = false }: Props) => {
  const [path] = useLocation()
  const { data: tree, error, refetch } = useAtomValue(treeAtom(caseFileGuid, docGuid))
  const shownIn = module ?? moduleAt(path)
  const root = tree && rootOf(tree)
  const { data: rights } = useAtomValue(root ? rootRightsAtom(root.guid) : noRightsAtom)
  return (
    <Card
      title="Преписка"
      flush
      className="case-file-card"
      actions={
        <LinkButton small kind="text" icon={IconCaseFile} href={documentModule(shownIn).caseFile(caseFileGuid)}>
          Цялата преписка
        </LinkButton>
      }
    >
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
              <span className="muted">{pluralise(countDocuments(tree.children), 'document')}</span>
              {root && <CaseFileStatusTag rootStatusName={root.statusName} awaited={awaited} />}
            </div>
            <CaseHolder of={tree} />
            <AwaitedWork awaited={awaited} module={shownIn} docGuid={docGuid} />
          </div>
          <CaseFileTree nodes={tree.children} module={shownIn} label={`Съдържание на ${tree.number}`} />
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
