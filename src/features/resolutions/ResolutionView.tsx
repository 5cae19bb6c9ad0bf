import { useAtomValue } from 'jotai'
import type { Document, DocumentPermissionsReply } from '../../contract/shapes/documents.ts'
import { formatDateTime } from '../../dates/civilDate.ts'
import { type DocumentModule, documentModule } from '../../routes/to.ts'
import { documentAction } from '../../rules/documents/documentActions.ts'
import { factsOf } from '../../rules/documents/documentFacts.ts'
import { neededToGiveBy } from '../../rules/documents/resolution.ts'
import { formatNumber } from '../../rules/identifiers/registrationNumber.ts'
import { refusalOf } from '../../rules/ruleResult.ts'
import { DocumentStatusTag } from '../../screen-kit/DocumentStatusTag.tsx'
import { useTabTitle } from '../../screen-kit/useTabTitle.ts'
import { userAtom } from '../../state/session.ts'
import { LinkButton } from '../../widgets/buttons/LinkButton.tsx'
import { IconDocument, IconResolution } from '../../widgets/icons.ts'
import { BackHeader } from '../../widgets/page/BackHeader.tsx'
import { Card } from '../../widgets/page/Card.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { Part } from '../../widgets/page/Part.tsx'
import { Numbered } from '../../widgets/tags/Numbered.tsx'
import { DocumentTasks } from '../tasks/public.ts'
import { ResolvedDocument } from './ResolvedDocument.tsx'

type Props = {
  module: DocumentModule
  resolution: Document
  document: Document
  permissions: DocumentPermissionsReply
}

export const ResolutionView = ({ module, resolution, document, permissions }: Props) => {
  const at = documentModule(module)
  const me = useAtomValue(userAtom)?.person.id
  const number = formatNumber(resolution.documentNumber, resolution.dateRegistered)
  const title = number ? `Резолюция № ${number}` : 'Резолюция'
  useTabTitle(title)
  const { whoCan, ...rights } = permissions
  const needed = neededToGiveBy({ authorId: resolution.createdBy?.id, personId: me })
  const ruleResult = (action: 'assign' | 'resolve') => documentAction(action, factsOf(document), rights, whoCan)
  const issuedBy = resolution.signedBy ?? resolution.createdBy
  const docNumber = formatNumber(document.documentNumber, document.dateRegistered)
  return (
    <>
      <BackHeader href={at.document(document.guid, { tab: 'tasks' })} label={docNumber || 'Документ'} />
      <PageHeader
        title={title}
        above={<DocumentStatusTag of={resolution} />}
        note={[issuedBy?.fullName, formatDateTime(resolution.dateRegistered)].filter((part) => part).join(' · ')}
        actions={
          <>
            <LinkButton icon={IconDocument} href={at.document(resolution.guid)}>
              Данни и история
            </LinkButton>
            <LinkButton
              icon={IconResolution}
              href={at.createResolution(document.guid)}
              refusal={refusalOf(ruleResult('resolve'))}
            >
              Нова резолюция
            </LinkButton>
          </>
        }
      />
      <div className="resolution-grid">
        <div className="resolution-form flex flex-column gap-3 min-w-0">
          <Card title="Текст">
            <p className="resolution-words">
              <Numbered text={resolution.subjectDescription ?? ''} />
            </p>
          </Card>
          <Card title="Задачи">
            <DocumentTasks
              docGuid={resolution.guid}
              assignRefusal={refusalOf(ruleResult(needed))}
              by={{
                docGuid: document.guid,
                resolution: {
                  guid: resolution.guid,
                  documentNumber: resolution.documentNumber,
                  dateRegistered: resolution.dateRegistered,
                  text: resolution.subjectDescription,
                },
              }}
            />
          </Card>
        </div>
        <Part name="Документът, за който е резолюцията">
          <ResolvedDocument module={module} document={document} />
        </Part>
      </div>
    </>
  )
}
