import {
  contactTypes,
  type NomenclatureLine,
  paymentTypes,
  taskPriorities,
  taskResultTypes,
  taskTypes,
} from '../../fixtures/nomenclatures.ts'
import { receivedViaLabels, sentViaLabels } from '../../src/contract/enumerations.ts'
import type { NomenclatureName } from '../../src/contract/nomenclatures.ts'
import { TaskPriority } from '../../src/contract/taskKinds.ts'
import type { Entry } from '../../src/rules/registers/nomenclatureRules.ts'
import { seeded } from '../seed/seededRow.ts'

export type EntryRow = Entry & { order: number }

const entries = (named: readonly NomenclatureLine[], system: readonly number[] | 'all') =>
  seeded((): EntryRow[] =>
    named.map(({ id, name }) => ({
      id,
      code: String(id).padStart(2, '0'),
      name,
      latinName: '',
      description: '',
      validFrom: null,
      validTo: null,
      order: id,
      isSystem: system === 'all' || system.includes(id),
      isActive: true,
    })),
  )
const linesOfLabels = (labels: Record<number, string>): NomenclatureLine[] =>
  Object.entries(labels).map(([id, name]) => ({ id: Number(id), name }))

const TELEPHONE = 1

export const nomenclatureTables = {
  taskTypes: entries(taskTypes, 'all'),
  taskPriorities: entries(taskPriorities, [TaskPriority.USUAL]),
  taskResultTypes: entries(taskResultTypes, 'all'),
  receivedVias: entries(linesOfLabels(receivedViaLabels), 'all'),
  sentVias: entries(linesOfLabels(sentViaLabels), 'all'),
  contactTypes: entries(contactTypes, [TELEPHONE]),
  paymentTypes: entries(paymentTypes, []),
} satisfies Record<NomenclatureName, unknown>
