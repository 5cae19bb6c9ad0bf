import { ProcessStatus, processStatusLabels } from '../../contract/enumerations.ts'
import { labelIn } from '../../contract/labels.ts'
import { countOrDash, pluralise } from '../../rules/words/pluralise.ts'
import { StatusTag, type Tone } from '../../widgets/tags/StatusTag.tsx'

const tones: Readonly<Record<number, Tone | null>> = {
  [ProcessStatus.DRAFT]: 'amber',
  [ProcessStatus.ACTIVE]: null,
  [ProcessStatus.DROPPED]: 'grey',
} satisfies Record<ProcessStatus, Tone | null>

export const ProcessStatusTag = ({ statusId }: { statusId: number | null }) => {
  if (statusId === null) return <span className="muted">–</span>
  const text = labelIn(processStatusLabels, statusId)
  const tone = tones[statusId] === undefined ? 'grey' : tones[statusId]
  return tone === null ? <span>{text}</span> : <StatusTag tone={tone}>{text}</StatusTag>
}

export type Standing = { activeInstances: number | null; lateInstances: number | null }

const lateText = ({ lateInstances }: Standing): string =>
  lateInstances ? pluralise(lateInstances, ['просрочена', 'просрочени']) : ''

export const standingText = (standing: Standing): string =>
  [countOrDash(standing.activeInstances), lateText(standing)].filter(Boolean).join(', ')

export const StandingCount = ({ of }: { of: Standing }) => (
  <span>
    {countOrDash(of.activeInstances)}
    {lateText(of) && <span className="late">, {lateText(of)}</span>}
  </span>
)
