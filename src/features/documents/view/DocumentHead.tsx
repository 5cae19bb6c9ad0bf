import type { ReactNode } from 'react'
import type { Document } from '../../../contract/shapes/documents.ts'
import { today } from '../../../dates/clock.ts'
import { asDocumentStatus, isStruckThrough } from '../../../rules/documents/documentStatus.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'
import { DocumentStatusTag } from '../../../screen-kit/DocumentStatusTag.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { hintsOf } from './hints.ts'

/** Number-date; the number of an annulled document stays taken and is struck through. */
const DocumentNumber = ({ document }: { document: Document }) => {
  const number = formatNumber(document.documentNumber, document.dateRegistered)
  if (number === '') return <span className="muted">Без номер</span>
  const status = asDocumentStatus(document.documentStatusId)
  return <b className="num">{status && isStruckThrough(status) ? <s>{number}</s> : number}</b>
}

/** Direction, number, status, what must be seen at once; the subject is the page's heading. */
export const DocumentHead = ({ document, actions }: { document: Document; actions: ReactNode }) => {
  return (
    <PageHeader
      title={document.subjectDescription || 'Без относно'}
      actions={actions}
      above={
        <>
          <DirectionIcon direction={document.documentDirectionId} />
          <DocumentNumber document={document} />
          <DocumentStatusTag of={document} />
          {hintsOf(document, today()).map(({ text, tone }) => (
            <StatusTag key={text} tone={tone}>
              {text}
            </StatusTag>
          ))}
        </>
      }
    />
  )
}
