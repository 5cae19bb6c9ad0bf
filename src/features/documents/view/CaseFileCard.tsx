import { Link } from 'wouter'
import type { Document } from '../../../contract/shapes/documents.ts'
import { counted } from '../../../rules/count.ts'
import { caseFileRoot } from '../../../rules/to.ts'
import { Glyph } from '../../../widgets/Glyph.tsx'
import { IconCaseFile } from '../../../widgets/icons.ts'
import { Card } from '../../../widgets/page/Card.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'

type Props = { document: Document; caseFile: NonNullable<Document['caseFile']> }

/** The case file: its number leads to its first document, which always opens in administrative services. */
export const CaseFileCard = ({ document, caseFile }: Props) => {
  const isRoot = caseFile.rootDocumentGuid === document.guid
  const number = caseFile.number || (isRoot && document.documentNumber) || 'Без номер'
  return (
    <Card title="Преписка">
      <div className="cluster">
        {isRoot ? (
          <span className="case-chip current">
            <Glyph icon={IconCaseFile} />
            {number}
          </span>
        ) : (
          <Link
            className="case-chip"
            href={caseFileRoot(caseFile.rootDocumentGuid)}
            title="Отваря първия документ на преписката"
          >
            <Glyph icon={IconCaseFile} />
            {number}
          </Link>
        )}
        <span className="muted">{counted(caseFile.documentsCount, 'document')}</span>
        {caseFile.isClosed && <StatusTag tone="green">Приключена</StatusTag>}
      </div>
      <p className="case-place muted small">
        {isRoot
          ? 'Преписката започва с този документ.'
          : `Този документ е № ${document.receiptOrder} в преписката. Номерът ѝ отваря първия документ.`}
      </p>
    </Card>
  )
}
