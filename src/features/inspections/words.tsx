import { inspectionStatusLabels } from '../../contract/inspectionKinds.ts'
import { labelIn } from '../../contract/labels.ts'
import { inspectionTone } from '../../rules/inspections/inspectionTone.ts'
import { randomGuid } from '../../transport/randomGuid.ts'
import { StatusTag, type Tone } from '../../widgets/tags/StatusTag.tsx'

export const InspectionTag = ({ statusId }: { statusId: number | null }) => (
  <StatusTag tone={inspectionTone(statusId)}>{labelIn(inspectionStatusLabels, statusId) || 'неизвестен'}</StatusTag>
)

const resultTones: Readonly<Record<number, Tone>> = { 1: 'green', 2: 'red', 3: 'amber' }
export const resultTone = (resultId: number | null): Tone => resultTones[resultId ?? 0] ?? 'grey'

export const newKey = (): string => randomGuid()

export const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
export const wordOptions = (labels: readonly string[]) => labels.map((word) => ({ value: word, label: word }))
