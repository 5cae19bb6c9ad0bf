import { DocumentStatus } from '../../../contract/enumerations.ts'
import type { DocumentRow } from '../../../contract/shapes/documents.ts'
import { formatDate } from '../../../dates/civilDate.ts'
import { deliveryTrouble } from '../../../rules/documents/documentFacts.ts'
import { isStruckThrough, ruledStatus } from '../../../rules/documents/documentStatus.ts'
import { OwnCaseLink } from '../../../screen-kit/CaseLink.tsx'
import { DocumentStatusTag } from '../../../screen-kit/DocumentStatusTag.tsx'
import { CellStack } from '../../../widgets/grid/CellStack.tsx'
import { Clamp } from '../../../widgets/grid/Clamp.tsx'
import { DirectionIcon } from '../../../widgets/tags/DirectionIcon.tsx'
import { FilesMark } from '../../../widgets/tags/FilesMark.tsx'

import './documentCells.css'
import { Numbered } from '../../../widgets/tags/Numbered.tsx'

const statusOf = (row: DocumentRow) => ruledStatus(row.documentStatusId, row.documentNumber !== null)

export const DirectionCell = ({ row }: { row: DocumentRow }) => (
  <span className="document-marks">
    <DirectionIcon direction={row.documentDirectionId} />
    {(row.hasFiles || row.hasSignature) && <FilesMark hasSignature={row.hasSignature} />}
  </span>
)

export const NumberCell = ({ row }: { row: DocumentRow }) => {
  if (!row.documentNumber) return <span className="document-number muted">Без номер</span>
  const date = (
    <>
      <span className="document-hyphen">-</span>
      {formatDate(row.dateRegistered)}
    </>
  )
  const struck = isStruckThrough(statusOf(row))
  return (
    <span className="number-date">
      <CellStack main={struck ? <s>{row.documentNumber}</s> : row.documentNumber} sub={date} />
    </span>
  )
}

export const SubjectCell = ({ row }: { row: DocumentRow }) => (
  <Clamp>
    {row.caseFileGuid && (
      <>
        <OwnCaseLink guid={row.caseFileGuid} of={row.documentNumber ?? row.subjectDescription} />{' '}
      </>
    )}
    {!row.isRead && <span className="visually-hidden">Непрочетен: </span>}
    <Numbered text={row.subjectDescription ?? ''} />
  </Clamp>
)

export const StatusCell = ({ row }: { row: DocumentRow }) => {
  const isSent = row.documentStatusId === DocumentStatus.SENT
  const trouble = isSent ? deliveryTrouble(row.failedDeliveries, row.refusedDeliveries) : ''
  const tag = <DocumentStatusTag of={row} />
  return trouble === '' ? tag : <CellStack main={tag} sub={trouble} tone="late" />
}
