import { DocumentStatus } from '../../contract/enumerations.ts'
import { statusTone } from '../../rules/documentStatus.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'

/** Marks a term that stands still, in the colour of the document's own „Спрян“. */
export const SuspendedTag = () => <StatusTag tone={statusTone(DocumentStatus.SUSPENDED)}>Спрян</StatusTag>
