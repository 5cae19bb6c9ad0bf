import { type CostKind, costKindLabels } from '../../contract/vehicleKinds.ts'
import type { Series } from '../../widgets/charts/chart.ts'

export const costSeries: readonly (Series & { kind: CostKind })[] = [
  { kind: 'fuel', label: costKindLabels.fuel, tone: 'blue' },
  { kind: 'repair', label: costKindLabels.repair, tone: 'plum' },
  { kind: 'maintenance', label: costKindLabels.maintenance, tone: 'teal' },
  { kind: 'insurance', label: costKindLabels.insurance, tone: 'sky' },
  { kind: 'inspection', label: costKindLabels.inspection, tone: 'sand' },
  { kind: 'administrative', label: costKindLabels.administrative, tone: 'grey' },
]
