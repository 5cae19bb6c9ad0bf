import type { Document } from '../../contract/shapes/documents.ts'
import { rowAndColumn } from '../../rules/documents/labelSheet.ts'
import { NumberLabel } from './NumberLabel.tsx'

type Props = { document: Document; place: number }

/** A sheet of labels with one of them printed, at its place; what was used before stays empty. */
export const LabelSheet = ({ document, place }: Props) => {
  const { row, column } = rowAndColumn(place)
  return (
    <div className="label-sheet">
      <div style={{ gridRow: row, gridColumn: column }}>
        <NumberLabel document={document} />
      </div>
    </div>
  )
}
