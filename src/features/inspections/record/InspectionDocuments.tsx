import { Link } from 'wouter'
import { documentStatusLabels } from '../../../contract/enumerations.ts'
import { inspectionPaperLabels } from '../../../contract/inspectionKinds.ts'
import { labelIn, labelOfKey } from '../../../contract/labels.ts'
import type { InspectionDocument } from '../../../contract/shapes/inspections.ts'
import { to } from '../../../routes/to.ts'
import { asDocumentStatus, isStruckThrough, statusTone } from '../../../rules/documents/documentStatus.ts'
import { formatNumberInLetter } from '../../../rules/identifiers/registrationNumber.ts'
import { openable, useMayOpen } from '../../../screen-kit/routeTable.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'

const Line = ({ document: { guid, paper, documentNumber, dateRegistered, documentStatusId } }: LineProps) => {
  const href = openable(to.documentsFlow.document(guid), useMayOpen())
  const status = asDocumentStatus(documentStatusId)
  const number = formatNumberInLetter(documentNumber, dateRegistered) || 'без номер'
  const shown = status !== undefined && isStruckThrough(status) ? <s>{number}</s> : number
  return (
    <li className="flex flex-wrap align-items-center gap-2">
      <span>
        {labelOfKey(inspectionPaperLabels, paper)} {href ? <Link href={href}>{shown}</Link> : shown}
      </span>
      {status !== undefined && <StatusTag tone={statusTone(status)}>{labelIn(documentStatusLabels, status)}</StatusTag>}
    </li>
  )
}
type LineProps = { document: InspectionDocument }

/** Shows the documents that were made from the protocol and the act, with their numbers; nothing if there are none. */
export const InspectionDocuments = ({ documents }: { documents: readonly InspectionDocument[] }) =>
  documents.length > 0 && (
    <Card title="Документи от проверката">
      <ul className="flex flex-column gap-2 m-0 p-0 list-none">
        {documents.map((one) => (
          <Line key={one.guid} document={one} />
        ))}
      </ul>
    </Card>
  )
