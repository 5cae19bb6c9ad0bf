import * as v from 'valibot'
import { Id, Option, proposed } from './base.ts'

export const NumberIndex = proposed(
  v.object({
    id: Id,
    numberPrefix: v.string(),
    name: v.string(),
    counterId: Id,
    departmentId: v.nullable(Id),
    scope: Id,
    isActive: v.boolean(),
  }),
)
export const DocumentTypeNumberIndex = proposed(
  v.object({
    id: Id,
    numberIndexId: Id,
    numberPrefix: v.string(),
    documentType: Option,
    documentDirectionId: v.nullable(Id),
    departmentId: v.nullable(Id),
    isPrimary: v.boolean(),
  }),
)
export const DocumentTypeRecord = proposed(
  v.object({
    id: Id,
    code: v.string(),
    name: v.string(),
    scope: Id,
    directions: v.array(Id),
    numberPrefix: v.string(),
    registerBeforeSigning: v.boolean(),
    permissionTemplateId: v.nullable(Id),
    isActive: v.boolean(),
  }),
)
export type ClassificationNode = {
  id: number
  parentId: number | null
  code: string
  name: string
  retentionYears: number | null
  isActive: boolean
  children: ClassificationNode[]
}
export const ClassificationNode: v.GenericSchema<ClassificationNode> = proposed(
  v.object({
    id: Id,
    parentId: v.nullable(Id),
    code: v.string(),
    name: v.string(),
    retentionYears: v.nullable(Id),
    isActive: v.boolean(),
    children: v.array(v.lazy(() => ClassificationNode)),
  }),
)
export const Classification = proposed(
  v.object({
    id: Id,
    parentId: v.nullable(Id),
    code: v.string(),
    name: v.string(),
    retentionYears: v.nullable(Id),
    description: v.string(),
    isInherited: v.boolean(),
    isActive: v.boolean(),
  }),
)
export const DocumentTypeClassifications = proposed(v.object({ documentType: Option, classificationIds: v.array(Id) }))
export const PermissionTemplate = proposed(
  v.object({
    id: Id,
    name: v.string(),
    description: v.string(),
    documentTypeIds: v.array(Id),
    documentDirectionId: v.nullable(Id),
    classificationId: v.nullable(Id),
    rows: v.array(
      v.object({
        subjectKind: v.picklist(['department', 'position', 'person', 'author', 'addressee']),
        subjectId: v.nullable(Id),
        permissionTypeIds: v.array(Id),
        includesSubordinate: v.boolean(),
      }),
    ),
    isActive: v.boolean(),
  }),
)
export const CorrespondentGroup = proposed(
  v.object({ id: Id, name: v.string(), correspondentsCount: Id, isActive: v.boolean() }),
)
export const IndexCounter = proposed(
  v.object({
    id: Id,
    name: v.string(),
    year: Id,
    firstNumber: Id,
    currentValue: Id,
    step: Id,
    restartsEachYear: v.boolean(),
    isActive: v.boolean(),
  }),
)
export const CaseFileOwnerRule = proposed(
  v.object({
    id: Id,
    orderNumber: Id,
    documentDirectionId: v.nullable(Id),
    departmentId: v.nullable(Id),
    documentTypeId: v.nullable(Id),
    ownerPositionId: v.nullable(Id),
    ownerPersonId: v.nullable(Id),
    isActive: v.boolean(),
  }),
)
export const AddressType = proposed(
  v.object({ id: Id, name: v.string(), isDefault: v.boolean(), isActive: v.boolean() }),
)
