import { useLocation } from 'wouter'
import type { Document, DocumentPermissionsReply } from '../../contract/shapes/documents.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { documentAction } from '../../rules/documents/documentActions.ts'
import { factsOf } from '../../rules/documents/documentFacts.ts'
import { formatNumber } from '../../rules/identifiers/registrationNumber.ts'
import { useRouteParams } from '../../screen-kit/routeParams.ts'
import { useTabTitle } from '../../screen-kit/useTabTitle.ts'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { IconBack, IconForbidden } from '../../widgets/icons.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { EmptyState } from '../../widgets/page/EmptyState.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { LoadedDocument } from '../document-record/public.ts'
import { ResolutionForm } from './ResolutionForm.tsx'
import { ResolvedDocument } from './ResolvedDocument.tsx'
import './resolution.css'

type Props = { module: DocumentModule }

const CreateResolutionPage = ({ module }: Props) => {
  const { resolutionToDocumentId: guid = '' } = useRouteParams()
  const back = { href: documentModule(module).document(guid), label: 'Документ' }
  return (
    <LoadedDocument guid={guid} back={back} heading="Нова резолюция">
      {(document, permissions) => <NewResolution module={module} document={document} permissions={permissions} />}
    </LoadedDocument>
  )
}

type LoadedProps = Props & { document: Document; permissions: DocumentPermissionsReply }

const NewResolution = ({ module, document, permissions }: LoadedProps) => {
  const [, navigate] = useLocation()
  const at = documentModule(module)
  const number = formatNumber(document.documentNumber, document.dateRegistered)
  useTabTitle(['Нова резолюция', number].filter((part) => part !== '').join(' – '))
  const { whoCan, ...rights } = permissions
  const ruleResult = documentAction('resolve', factsOf(document), rights, whoCan)
  const back = { href: at.document(document.guid), label: number || 'Документ' }
  return (
    <>
      <BackHeader {...back} />
      <PageHeader title="Нова резолюция" note={`${number}: ${document.subjectDescription}`} />
      <div className="resolution-grid">
        {ruleResult.allowed ? (
          <ResolutionForm
            document={document}
            onIssued={() => navigate(at.document(document.guid, { tab: 'tasks' }), { replace: true })}
            onCancel={() => navigate(back.href)}
          />
        ) : (
          <Card>
            <EmptyState
              title={ruleResult.refusal.title}
              icon={IconForbidden}
              action={
                <LinkButton href={back.href} icon={IconBack}>
                  Към документа
                </LinkButton>
              }
            >
              {[ruleResult.refusal.because, ruleResult.refusal.who].filter((part) => part).join(' ')}
            </EmptyState>
          </Card>
        )}
        <ResolvedDocument module={module} document={document} withTasks />
      </div>
    </>
  )
}

export default CreateResolutionPage
