import { correspondentGroups } from '../../fixtures/correspondentGroups.ts'
import { addressTypes } from '../../fixtures/nomenclatures.ts'
import { seeded } from '../engine/seeded.ts'
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

/** The tables of what is configured, the same at the beginning of every world but for the calendar. */
export const settingsTables = {
  documentTypes: seeded(documentTypeRows),
  numberIndexes: seeded(numberIndexRows),
  documentTypeIndexes: seeded(documentTypeIndexRows),
  classifications: seeded(classificationRows),
  documentTypeClassifications: seeded(documentTypeClassificationRows),
  deadlineRules: seeded(deadlineRuleRows),
  permissionTemplates: seeded(permissionTemplateRows),
  permissionGrants: seeded(permissionGrantRows),
  correspondentGroups: seeded(() =>
    correspondentGroups.map(({ id, name }) => ({ id, name, order: id, isActive: true })),
  ),
  addressTypes: seeded(() =>
    addressTypes.map(({ id, name }) => ({ id, name, isDefault: name === 'Офис', isActive: true })),
  ),
  nonWorkingDays: seeded((frame) => frame.nonWorkingDays),
  resolutionSubjects: seeded(resolutionSubjectRows),
}
