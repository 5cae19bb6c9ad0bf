import type { Document } from '../../../contract/shapes/documents.ts'
import { CaseFileCard } from '../../case-files/public.ts'

type Props = { document: Document; isRegistered: boolean }

export const DocumentSide = ({ document: { guid, caseFile }, isRegistered }: Props) =>
  caseFile && (isRegistered || caseFile.number !== '') ? (
    <aside aria-label="Преписка">
      <CaseFileCard caseFileGuid={caseFile.guid} docGuid={guid} awaited={caseFile.awaited} linksElsewhere />
    </aside>
  ) : null
