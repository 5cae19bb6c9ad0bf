import { type AwaitedCounts, caseFileStatusName, isWaitingForOthers } from '../../rules/documents/caseFileStatus.ts'
import { shownStatus } from '../../rules/documents/documentStatus.ts'
import { StatusTag } from '../../widgets/tags/StatusTag.tsx'

type Props = { rootStatusName: string; awaited: AwaitedCounts | null }

export const CaseFileStatusTag = ({ rootStatusName, awaited }: Props) => {
  const shown = shownStatus({ documentStatusName: rootStatusName })
  if (!shown) return null
  const tone = isWaitingForOthers(rootStatusName, awaited) ? 'blue' : shown.tone
  return <StatusTag tone={tone}>{caseFileStatusName(rootStatusName, awaited)}</StatusTag>
}
