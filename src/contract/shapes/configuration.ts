import * as v from 'valibot'
import { CivilDate, Id, Option, orFalse, orTrue, orUnknown, proposed, textUpTo } from './base.ts'
import { DirectionId, ScopeId } from './codes.ts'

export const IndexedType = v.object({
  documentType: orUnknown(Option),
  documentDirectionId: v.nullable(DirectionId),
  departmentId: v.nullable(Id),
  isPrimary: orFalse,
})
export const NumberIndex = proposed(
  v.object({
    id: Id,
    numberPrefix: textUpTo(20),
    name: textUpTo(100),
    counterId: orUnknown(Id),
    departmentId: v.nullable(Id),
    scope: orUnknown(ScopeId),
    documentTypes: v.array(IndexedType),
    isActive: orTrue,
  }),
)
export const DocumentTypeNumberIndex = proposed(
  v.object({ id: Id, numberIndexId: orUnknown(Id), numberPrefix: v.string(), ...IndexedType.entries }),
)
export const DocumentTypeRecord = proposed(
  v.object({
    id: Id,
    code: textUpTo(20),
    name: textUpTo(100),
    scope: orUnknown(ScopeId),
    directions: v.array(DirectionId),
    numberPrefix: v.string(),
    registerBeforeSigning: orFalse,
    permissionTemplate: orUnknown(Option),
    isActive: orTrue,
  }),
)
const classification = v.object({
  id: Id,
  parentId: v.nullable(Id),
  code: textUpTo(20),
  name: textUpTo(100),
  retentionYears: v.nullable(Id),
  description: textUpTo(500),
  isInheritable: orFalse,
  isActive: orTrue,
})
export const Classification = proposed(classification)
/** A classification in the tree. No other call returns classifications, so a node has all fields that can be edited. */
export type ClassificationNode = v.InferOutput<typeof classification> & { children: ClassificationNode[] }
export const ClassificationNode: v.GenericSchema<ClassificationNode> = proposed(
  v.object({ ...classification.entries, children: v.array(v.lazy(() => ClassificationNode)) }),
)
export const DocumentTypeClassifications = proposed(
  v.object({ documentType: orUnknown(Option), classificationIds: v.array(Id) }),
)
export const PermissionTemplate = proposed(
  v.object({
    id: Id,
    name: textUpTo(100),
    description: textUpTo(500),
    documentTypeIds: v.array(Id),
    documentDirectionId: v.nullable(DirectionId),
    classificationId: v.nullable(Id),
    rows: v.array(
      v.object({
        subjectKind: orUnknown(v.picklist(['department', 'position', 'person', 'author', 'addressee'])),
        subjectId: v.nullable(Id),
        permissionTypeIds: v.array(Id),
        includesSubordinate: orFalse,
      }),
    ),
    isActive: orTrue,
  }),
)
export const CorrespondentGroup = proposed(
  v.object({ id: Id, name: textUpTo(100), correspondentsCount: orUnknown(Id), isActive: orTrue }),
)
export const IndexCounter = proposed(
  v.object({
    id: Id,
    name: textUpTo(100),
    year: orUnknown(Id),
    firstNumber: orUnknown(Id),
    currentValue: orUnknown(Id),
    step: orUnknown(Id),
    restartsEachYear: orFalse,
    isActive: orTrue,
  }),
)
export const CaseFileOwnerRule = proposed(
  v.object({
    id: Id,
    orderNumber: orUnknown(Id),
    documentDirectionId: v.nullable(DirectionId),
    departmentId: v.nullable(Id),
    documentTypeId: v.nullable(Id),
    ownerPositionId: v.nullable(Id),
    ownerPersonId: v.nullable(Id),
    isActive: orTrue,
  }),
)
export const AddressType = proposed(v.object({ id: Id, name: textUpTo(100), isDefault: orFalse, isActive: orTrue }))
/** A value of a nomenclature. Forms offer the value only while it is in use and valid. */
export const NomenclatureEntry = proposed(
  v.object({
    id: Id,
    code: textUpTo(20),
    name: textUpTo(100),
    latinName: textUpTo(100),
    description: textUpTo(500),
    validFrom: v.nullable(CivilDate),
    validTo: v.nullable(CivilDate),
    /** True if the program depends on the value. Then only its name and its position in the list may be changed. */
    isSystem: orFalse,
    isActive: orTrue,
  }),
)
