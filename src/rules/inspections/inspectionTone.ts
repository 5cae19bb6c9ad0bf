import { InspectionStatus } from '../../contract/inspectionKinds.ts'
import type { StatusTone } from '../documents/documentStatus.ts'

const tones: Readonly<Record<number, StatusTone>> = {
  [InspectionStatus.DRAFT]: 'grey',
  [InspectionStatus.PLANNED]: 'blue',
  [InspectionStatus.UNDER_WAY]: 'navy',
  [InspectionStatus.FINISHED]: 'green',
  [InspectionStatus.ANNULLED]: 'red',
} satisfies Record<(typeof InspectionStatus)[keyof typeof InspectionStatus], StatusTone>

export const inspectionTone = (statusId: number | null): StatusTone => tones[statusId ?? 0] ?? 'grey'
