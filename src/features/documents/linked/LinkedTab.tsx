import { atom, useAtomValue } from 'jotai'
import { Direction, ReceivedVia } from '../../../contract/enumerations.ts'
import type { Document } from '../../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import type { DocumentAction } from '../../../rules/documents/documentActions.ts'
import { type RuleResult, refusalOf } from '../../../rules/ruleResult.ts'
import { mayCallAtom } from '../../../state/access.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconNewDocument } from '../../../widgets/icons.ts'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import { Section } from '../../../widgets/page/Section.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'
import { CaseFileLinks } from '../../case-files/public.ts'
import { caseTreeAtom, type ExchangeSystem, messagesCall } from './linkedState.ts'
import { RelatedList } from './RelatedList.tsx'
import { relationsIn } from './relations.ts'
import { SentByExchange } from './SentByExchange.tsx'
import { SourceMessages } from './SourceMessages.tsx'
import './linked.css'

type Props = {
  module: DocumentModule
  document: Document
  actions: Record<DocumentAction, RuleResult>
  onOpenAddressees: () => void
}

const noCaseFileAtom = atom({ data: undefined, error: null, refetch: () => Promise.resolve() })

const sources: Partial<Record<number, ExchangeSystem>> = {
  [ReceivedVia.EDELIVERY]: 'eDelivery',
  [ReceivedVia.DOCEXCHANGE]: 'docExchange',
}

const RelatedDocuments = ({ module, document, actions }: Omit<Props, 'onOpenAddressees'>) => {
  const { guid, caseFile } = document
  const { data, error, refetch } = useAtomValue(caseFile ? caseTreeAtom(caseFile.guid, guid) : noCaseFileAtom)
  const relations = data && relationsIn(data, guid)
  const isAlone = relations && !relations.above && relations.below.length + relations.others.length === 0
  const refusal = refusalOf(actions.relate)
  return (
    <Section
      title="Свързани документи"
      actions={
        <LinkButton
          small
          icon={IconNewDocument}
          href={documentModule(module).createDocument({ to: guid })}
          {...(refusal && { refusal })}
        >
          Нов свързан документ
        </LinkButton>
      }
    >
      {error && !data && (
        <ErrorState
          title="Документите на преписката не се заредиха"
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {caseFile && !error && !data && <Skeleton lines={4} />}
      {(!caseFile || isAlone) && (
        <p className="muted">
          {caseFile ? 'Това е единственият документ в преписката.' : 'Документът още не е в преписка.'}
        </p>
      )}
      {relations && (
        <div className="flex flex-column gap-3">
          <RelatedList
            title="Документ, към който е"
            module={module}
            from={guid}
            documents={relations.above ? [relations.above] : []}
          />
          <RelatedList title="Документи към него" module={module} from={guid} documents={relations.below} />
          <RelatedList title="Други документи в преписката" module={module} from={guid} documents={relations.others} />
        </div>
      )}
    </Section>
  )
}

const LinkedTab = ({ module, document, actions, onOpenAddressees }: Props) => {
  const mayCall = useAtomValue(mayCallAtom)
  const { guid, caseFile, receivedVia, documentDirectionId } = document
  const source = documentDirectionId === Direction.INCOMING ? sources[receivedVia?.id ?? 0] : undefined
  return (
    <div className="linked-tab">
      <RelatedDocuments module={module} document={document} actions={actions} />
      {caseFile && (
        <CaseFileLinks
          caseFileGuid={caseFile.guid}
          docGuid={guid}
          title="Свързани преписки, проверки и типове средства за измерване"
        />
      )}
      {source && mayCall(messagesCall[source]) && <SourceMessages system={source} docGuid={guid} />}
      {documentDirectionId === Direction.OUTGOING && (
        <SentByExchange docGuid={guid} onOpenAddressees={onOpenAddressees} />
      )}
    </div>
  )
}

export default LinkedTab
