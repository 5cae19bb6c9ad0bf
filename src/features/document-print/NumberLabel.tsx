import type { Document } from '../../contract/shapes/documents.ts'
import { formatDateTime } from '../../dates/civilDate.ts'
import { placesFrom, rowAndColumn } from '../../rules/documents/labelSheet.ts'
import { formatNumber } from '../../rules/identifiers/registrationNumber.ts'
import { appConfig } from '../../transport/config.ts'
import { QrCode } from '../../widgets/files/QrCode.tsx'
import { numberPrefix } from './printedNumber.ts'
import './print.css'

export type Labelled = Pick<Document, 'documentNumber' | 'dateRegistered' | 'documentDirectionId'>

export const NumberLabel = ({ document }: { document: Labelled }) => (
  <div className="number-label" lang="bg">
    <div className="number-label-text">
      <span className="number-label-body">{appConfig().body.name}</span>
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

/** Renders the labels on sheets of A4, from the first free place on. */
export const LabelSheets = ({ labels, first }: { labels: readonly Labelled[]; first: number }) => {
  const places = placesFrom(first, labels.length)
  const sheets = (places.at(-1)?.sheet ?? -1) + 1
  return Array.from({ length: sheets }, (_, sheet) => (
    <div key={sheet} className="label-sheet">
      {labels.map((document, index) => {
        const at = places[index]
        if (at?.sheet !== sheet) return null
        const { row, column } = rowAndColumn(at.place)
        return (
          <div key={at.place} style={{ gridRow: row, gridColumn: column }}>
            <NumberLabel document={document} />
          </div>
        )
      })}
    </div>
  ))
}
