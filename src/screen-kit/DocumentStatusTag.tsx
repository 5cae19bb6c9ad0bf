import { shownStatus } from '../rules/documents/documentStatus.ts'
import { StatusTag } from '../widgets/tags/StatusTag.tsx'

/** The status of a document or a case file in its colour; nothing where a backend does not tell it. */
export const DocumentStatusTag = ({ of }: { of: Parameters<typeof shownStatus>[0] }) => {
  const shown = shownStatus(of)
  return shown && <StatusTag tone={shown.tone}>{shown.label}</StatusTag>
}
