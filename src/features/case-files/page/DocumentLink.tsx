import { Link } from 'wouter'
import type { CaseFileContents } from '../../../contract/caseFiles.ts'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { formatNumber } from '../../../rules/identifiers/registrationNumber.ts'

type OfDocument = Pick<CaseFileContents['files'][number], 'docGuid' | 'documentNumber' | 'dateRegistered'>

export const numberOfDocument = ({ documentNumber, dateRegistered }: OfDocument): string =>
  formatNumber(documentNumber, dateRegistered) || 'без номер'

export const DocumentLink = ({ of, module }: { of: OfDocument; module: DocumentModule }) => (
  <Link className="nowrap" href={documentModule(module).document(of.docGuid)}>
    {numberOfDocument(of)}
  </Link>
)
