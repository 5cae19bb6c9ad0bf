import { classifications } from '../../fixtures/classifications.ts'
import { departments } from '../../fixtures/departments.ts'
import { documentTypes, resolutionTypeIds } from '../../fixtures/documentTypes.ts'
import { managementLettersPrefix, numberIndexes } from '../../fixtures/numberIndexes.ts'
import { permissionTemplates } from '../../fixtures/permissionTemplates.ts'
import { resolutionSubjects } from '../../fixtures/resolutionSubjects.ts'
import { nonWorkingDaysOf } from '../../src/rules/deadlines/nonWorkingDays.ts'
import type {
  ClassificationRow,
  DeadlineRuleRow,
  DocumentTypeClassificationRow,
  DocumentTypeIndexRow,
  DocumentTypeRow,
  NonWorkingDayRow,
  NumberIndexRow,
  PermissionGrantRow,
  PermissionTemplateRow,
  ResolutionSubjectRow,
} from './settingsRows.ts'

export const documentTypeRows = (): DocumentTypeRow[] =>
  documentTypes.map(({ id, code, name, scope, directionIds }) => ({
    id,
    code,
    name,
    scope,
    directionIds: [...directionIds],
    isResolution: resolutionTypeIds.includes(id),
    registersBeforeSigning: false,
    isActive: true,
  }))

export const numberIndexRows = (): NumberIndexRow[] =>
  numberIndexes.map(([numberPrefix, name, scope], i) => ({
    id: i + 1,
    numberPrefix,
    name,
    counterCode: numberPrefix,
    departmentId: null,
    scope,
    isActive: true,
  }))

export const numberIndexIdOf = (prefix: string): number => {
  const at = numberIndexes.findIndex(([one]) => one === prefix)
  if (at < 0) throw new RangeError(`No registration index ${prefix}`)
  return at + 1
}

export const documentTypeIndexRows = (): DocumentTypeIndexRow[] => [
  ...documentTypes.map((type, i) => ({
    id: i + 1,
    documentTypeId: type.id,
    directionId: null,
    departmentId: null,
    numberIndexId: numberIndexIdOf(type.index),
    isPrimary: true,
  })),
  {
    id: documentTypes.length + 1,
    documentTypeId: 40,
    directionId: 3,
    departmentId: departments.find((one) => one.kind === 'management')?.id ?? null,
    numberIndexId: numberIndexIdOf(managementLettersPrefix),
    isPrimary: true,
  },
]

export const classificationIdOf = (code: string): number => classifications.findIndex(([one]) => one === code) + 1

export const classificationRows = (): ClassificationRow[] =>
  classifications.map(([code, name, retentionYears], i) => ({
    id: i + 1,
    parentId: code.includes('.') ? classificationIdOf(code.slice(0, code.indexOf('.'))) : null,
    code,
    name,
    retentionYears,
    description: null,
    isInheritable: true,
    order: i + 1,
    isActive: true,
  }))

export const documentTypeClassificationRows = (): DocumentTypeClassificationRow[] =>
  documentTypes.map((type, i) => ({
    id: i + 1,
    documentTypeId: type.id,
    classificationId: classificationIdOf(type.classification),
  }))

/** The types of decisions and refusals, which may be contested for 14 days from the day of delivery. */
const contestedTypes = [21, 22] as const

const appealRuleRows = (): DeadlineRuleRow[] =>
  contestedTypes.map((documentTypeId) => ({
    id: documentTypeId,
    documentTypeId,
    directionId: 3,
    classificationId: null,
    targetTypeId: 1,
    startEventId: 2,
    quantity: 14,
    unitId: 1,
    remindBefore: 3,
    basis: 'АПК, чл. 84, ал. 1',
    validFrom: null,
    validTo: null,
    isActive: true,
  }))

export const deadlineRuleRows = (): DeadlineRuleRow[] => [...termRuleRows(), ...appealRuleRows()]

const termRuleRows = (): DeadlineRuleRow[] =>
  documentTypes.flatMap(({ id, term, directionIds }) =>
    term
      ? [
          {
            id,
            documentTypeId: id,
            directionId: directionIds.includes(1) ? 1 : null,
            classificationId: null,
            targetTypeId: 1,
            startEventId: 1,
            quantity: term.quantity,
            unitId: term.unitId,
            remindBefore: 3,
            basis: term.basis,
            validFrom: null,
            validTo: null,
            isActive: true,
          },
        ]
      : [],
  )

export const permissionTemplateRows = (): PermissionTemplateRow[] =>
  permissionTemplates.map(({ name, description, documentTypeIds, directionId }, i) => ({
    id: i + 1,
    name,
    description,
    documentTypeIds: [...documentTypeIds],
    directionId: directionId ?? null,
    classificationId: null,
    isActive: true,
  }))

export const permissionGrantRows = (): PermissionGrantRow[] =>
  permissionTemplates
    .flatMap((template, i) => template.grants.map((grant) => ({ grant, templateId: i + 1 })))
    .map(({ grant, templateId }, i) => ({
      id: i + 1,
      templateId,
      subjectKind: grant.subjectKind,
      subjectId: grant.departmentId ?? null,
      permissionTypeIds: [...grant.permissionTypeIds],
      appliesToSubordinates: grant.appliesToSubordinates ?? false,
    }))

export const resolutionSubjectRows = (): ResolutionSubjectRow[] =>
  resolutionSubjects.map(([text, taskTypeId, quantity], i) => ({
    id: i + 1,
    text,
    taskTypeId,
    quantity,
    unitId: 2,
    order: i + 1,
    isActive: true,
  }))

export const nonWorkingDayRows = (start: Date): NonWorkingDayRow[] => {
  const year = start.getUTCFullYear()
  const from = Math.min(2024, year - 2)
  const to = Math.max(2028, year + 2)
  return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    .flatMap(nonWorkingDaysOf)
    .map((day, i) => ({ id: i + 1, ...day }))
}

declare module '../seed/seedFrame.ts' {
  interface Frame {
    nonWorkingDays: NonWorkingDayRow[]
  }
}
