import { DocumentStatus } from '../../contract/enumerations.ts'
import { statusTone } from '../../rules/documents/documentStatus.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'

/** Marks a term that stands still, in the colour of the document's own „Спрян“; `short` where the term stands over it. */
export const SuspendedTag = ({ short }: { short?: boolean }) => (
  <StatusTag tone={statusTone(DocumentStatus.SUSPENDED)}>{short ? 'Спрян' : 'Спрян срок'}</StatusTag>
)
