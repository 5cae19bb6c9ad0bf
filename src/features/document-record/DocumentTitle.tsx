import type { ReactNode } from 'react'
import type { Document, DocumentRow } from '../../contract/shapes/documents.ts'
import { asDocumentStatus, isStruckThrough } from '../../rules/documents/documentStatus.ts'
import { formatNumber } from '../../rules/identifiers/registrationNumber.ts'
import { DocumentStatusTag } from '../../screen-kit/DocumentStatusTag.tsx'
import { PageHeader } from '../../widgets/page/PageHeader.tsx'
import { DirectionIcon } from '../../widgets/tags/DirectionIcon.tsx'
import './documentPage.css'

type Named =
  | 'documentNumber'
  | 'dateRegistered'
  | 'documentDirectionId'
  | 'documentStatusId'
  | 'documentStatusName'
  | 'subjectDescription'
export type NamedDocument = Pick<Document, Named> | Pick<DocumentRow, Named>

const DocumentNumber = ({ document }: { document: NamedDocument }) => {
  const number = formatNumber(document.documentNumber, document.dateRegistered)
  if (number === '') return <span className="muted">Без номер</span>
  const status = asDocumentStatus(document.documentStatusId)
  return <b className="num">{status && isStruckThrough(status) ? <s>{number}</s> : number}</b>
}

type Props = {
  document: NamedDocument
  actions?: ReactNode
  children?: ReactNode
}

export const DocumentTitle = ({ document, actions, children }: Props) => (
  <PageHeader
    title={document.subjectDescription || 'Без относно'}
    actions={actions}
    above={
      <>
        <DirectionIcon direction={document.documentDirectionId} />
        <DocumentNumber document={document} />
        <DocumentStatusTag of={document} />
        {children}
      </>
    }
  />
)
