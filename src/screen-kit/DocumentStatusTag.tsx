import { shownStatus } from '../rules/documents/documentStatus.ts'
import { StatusTag } from '../widgets/tags/StatusTag.tsx'

type Props = { of: Parameters<typeof shownStatus>[0] }

export const DocumentStatusTag = ({ of }: Props) => {
  const shown = shownStatus(of)
  return shown && <StatusTag tone={shown.tone}>{shown.label}</StatusTag>
}
