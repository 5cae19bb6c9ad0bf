import { DocumentStatus } from '../../contract/enumerations.ts'
import { statusTone } from '../../rules/documents/documentStatus.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'

/** Renders the tag of a suspended term. Use `short` if the term is shown above the tag. */
export const SuspendedTag = ({ short }: { short?: boolean }) => (
  <StatusTag tone={statusTone(DocumentStatus.SUSPENDED)}>{short ? 'Спрян' : 'Спрян срок'}</StatusTag>
)
