import type { Document } from '../../contract/shapes/documents.ts'
import { formatDateTime } from '../../dates/civilDate.ts'
import { formatNumber } from '../../rules/identifiers/registrationNumber.ts'
import { QrCode } from '../../widgets/files/QrCode.tsx'
import { bodyName } from './body.ts'
import { numberPrefix } from './printedNumber.ts'

/** The label that is stuck on the paper: 60 by 30 millimetres. */
export const NumberLabel = ({ document }: { document: Document }) => (
  <div className="number-label" lang="bg">
    <div className="number-label-text">
      <span className="number-label-body">{bodyName}</span>
      <b>
        {numberPrefix(document)} {document.documentNumber}
      </b>
      <span>{formatDateTime(document.dateRegistered)}</span>
    </div>
    <QrCode
      text={formatNumber(document.documentNumber, document.dateRegistered)}
      label={`QR код с номер ${document.documentNumber}`}
      size="20mm"
    />
  </div>
)
