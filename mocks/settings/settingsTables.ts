import { correspondentGroups } from '../../fixtures/correspondentGroups.ts'
import { addressTypes, type NomenclatureLine } from '../../fixtures/nomenclatures.ts'
import type { RowsOf } from '../seed/seededRow.ts'
import { seeded } from '../seed/seededRow.ts'
import { nomenclatureTables } from './nomenclatureTables.ts'
import { protocolTemplateRows } from './protocolTemplates.ts'
import {
  classificationRows,
  deadlineRuleRows,
  documentTypeClassificationRows,
  documentTypeIndexRows,
  documentTypeRows,
  numberIndexRows,
  permissionGrantRows,
  permissionTemplateRows,
  resolutionSubjectRows,
} from './seedSettings.ts'

const namedRows = (named: readonly NomenclatureLine[]) =>
  named.map(({ id, name }) => ({ id, name, order: id, isActive: true }))

export const settingsTables = {
  protocolTemplates: seeded(protocolTemplateRows),
  ...nomenclatureTables,
  documentTypes: seeded(documentTypeRows),
  numberIndexes: seeded(numberIndexRows),
  documentTypeIndexes: seeded(documentTypeIndexRows),
  classifications: seeded(classificationRows),
  documentTypeClassifications: seeded(documentTypeClassificationRows),
  deadlineRules: seeded(deadlineRuleRows),
  permissionTemplates: seeded(permissionTemplateRows),
  permissionGrants: seeded(permissionGrantRows),
  correspondentGroups: seeded(() => namedRows(correspondentGroups)),
  addressTypes: seeded(() => namedRows(addressTypes).map((type) => ({ ...type, isDefault: type.name === 'Офис' }))),
  nonWorkingDays: seeded((frame) => frame.nonWorkingDays),
  resolutionSubjects: seeded(resolutionSubjectRows),
}

declare module '../engine/tableRows.ts' {
  interface Rows extends RowsOf<typeof settingsTables> {}
}
