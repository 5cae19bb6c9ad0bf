import { shownStatus, statusOfCase } from '../rules/documents/documentStatus.ts'
import { StatusTag } from '../widgets/tags/StatusTag.tsx'

type Props = { of: Parameters<typeof shownStatus>[0]; isCaseFile?: boolean }

/** The status of a document or, in its gender, a case file, in its colour; nothing where a backend does not tell it. */
export const DocumentStatusTag = ({ of, isCaseFile = false }: Props) => {
  const shown = shownStatus(of)
  return shown && <StatusTag tone={shown.tone}>{isCaseFile ? statusOfCase(shown.label) : shown.label}</StatusTag>
}
