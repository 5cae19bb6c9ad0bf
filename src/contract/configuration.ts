import * as v from 'valibot'
import { administrator, type Callers, correspondentFinders, documentFilters } from './callers.ts'
import { crud, Usages } from './crud.ts'
import { area } from './endpoint.ts'
import { byId, Id, Options, proposed } from './shapes/base.ts'
import {
  AddressType,
  CaseFileOwnerRule,
  Classification,
  ClassificationNode,
  CorrespondentGroup,
  DocumentTypeClassifications,
  DocumentTypeNumberIndex,
  DocumentTypeRecord,
  IndexCounter,
  NumberIndex,
  PermissionTemplate,
} from './shapes/configuration.ts'

const path = <const N extends string>(name: N) => `/api/Configuration/${name}` as const
const byRule = v.object({ ruleId: Id })

/**
 * Describes settings, which only the administrator changes. `read`: who may read the list, for example all users of a
 * form that offers it.
 */
const of = (what: string, read: Callers = administrator) =>
  ({ backend: 'shreder', controller: 'Configuration', what, roles: { read, write: administrator } }) as const

/** The specification requires these changes for most records, but names no calls for them. */
const changes = ['create', 'edit', 'remove'] as const

export const numberIndexes = crud(
  { ...of('number indexes', documentFilters), workedOut: ['list', ...changes] },
  NumberIndex,
  {
    list: 'GetNumberIndexes',
    create: 'CreateNumberIndex',
    edit: 'UpdateNumberIndex',
    remove: 'DeleteNumberIndex',
    usedBy: 'GetNumberIndexUses',
  },
)
export const documentTypeNumberIndexes = crud(
  { ...of('indexes tied to document types'), workedOut: changes },
  DocumentTypeNumberIndex,
  {
    list: 'GetAllDocumentTypeNumberIndexes',
    create: 'CreateDocumentTypeNumberIndex',
    edit: 'UpdateDocumentTypeNumberIndex',
    remove: 'DeleteDocumentTypeNumberIndex',
  },
)
export const correspondentGroups = crud(
  { ...of('correspondent groups', correspondentFinders), isLookup: true, workedOut: ['list', ...changes] },
  CorrespondentGroup,
  {
    list: 'GetCorrespondentGroups',
    create: 'CreateCorrespondentGroup',
    edit: 'EditCorrespondentGroup',
    remove: 'DeleteCorrespondentGroup',
    usedBy: 'GetCorrespondentGroupUses',
    order: 'OrderCorrespondentGroups',
  },
)
export const indexCounters = crud({ ...of('counters'), workedOut: changes }, IndexCounter, {
  list: 'GetIndexCounters',
  byId: 'GetIndexCounterById',
  create: 'CreateIndexCounter',
  edit: 'UpdateIndexCounter',
  remove: 'DeleteIndexCounter',
  usedBy: 'GetIndexCounterUses',
})
/**
 * Rules that set the owner of a case file. The first matching rule applies. Moving and deleting rules are calls of
 * `configuration`.
 */
export const caseFileOwnerRules = crud({ ...of('case-file owner rules'), workedOut: changes }, CaseFileOwnerRule, {
  list: 'GetCaseFileOwnerRules',
  create: 'CreateCaseFileOwnerRule',
  edit: ['POST', 'EditCaseFileOwnerRule'],
})
export const addressTypes = crud({ ...of('address types'), workedOut: ['list', ...changes] }, AddressType, {
  list: 'GetAddressTypes',
  create: 'CreateAddressType',
  edit: 'EditAddressType',
  usedBy: 'GetAddressTypeUses',
  order: 'OrderAddressTypes',
})

/** The settings of the administrator that are not declared above (specification 2, section 7). */
export const configuration = area(
  { backend: 'shreder' },
  {
    getDocumentNumberIndexes: {
      summary: 'Indexes a document type may be numbered by',
      method: 'GET',
      kind: 'read',
      path: path('GetDocumentNumberIndexes'),
      roles: documentFilters,
      query: v.object({ documentTypeId: Id }),
      reply: v.array(v.object({ id: Id, numberPrefix: v.string() })),
      cachedPerSession: true,
    },
    getDocumentTypes: {
      summary: 'Document types as configured',
      method: 'GET',
      kind: 'read',
      path: path('GetDocumentTypes'),
      roles: administrator,
      reply: v.array(DocumentTypeRecord),
    },
    saveDocumentType: {
      summary: 'Save a document type',
      method: 'POST',
      kind: 'action',
      path: path('SaveDocumentType'),
      roles: administrator,
      body: DocumentTypeRecord,
      reply: DocumentTypeRecord,
    },
    deleteDocumentType: {
      summary: 'Delete a document type',
      method: 'POST',
      kind: 'delete',
      path: path('DeleteDocumentType'),
      roles: administrator,
      query: byId,
      reply: 'nothing',
    },
    getDocumentTypeUses: {
      summary: 'What uses a document type',
      method: 'GET',
      kind: 'read',
      path: path('GetDocumentTypeUses'),
      proposed: true,
      roles: administrator,
      query: byId,
      reply: Usages,
    },
    getAllDocumentTypeClassifications: {
      summary: 'Classifications by document type',
      method: 'POST',
      kind: 'read',
      path: path('GetAllDocumentTypeClassifications'),
      roles: administrator,
      body: proposed(v.partial(v.object({ documentTypeId: Id }))),
      reply: v.array(DocumentTypeClassifications),
    },
    saveDocumentTypeClassifications: {
      summary: 'Save the classifications of types',
      method: 'POST',
      kind: 'action',
      path: path('SaveDocumentTypeClassifications'),
      roles: administrator,
      body: proposed(v.array(DocumentTypeClassifications)),
      reply: 'nothing',
    },
    getClassificationsTree: {
      summary: 'Classification scheme as a tree',
      method: 'GET',
      kind: 'read',
      path: path('GetClassificationsTree'),
      roles: administrator,
      reply: v.array(ClassificationNode),
    },
    getClassificationsList: {
      summary: 'Classifications as options',
      method: 'GET',
      kind: 'read',
      path: path('GetClassificationsList'),
      roles: documentFilters,
      reply: proposed(Options),
      cachedPerSession: true,
    },
    createClassification: {
      summary: 'Create a classification',
      method: 'POST',
      kind: 'create',
      path: path('CreateClassification'),
      roles: administrator,
      body: Classification,
      reply: Classification,
    },
    updateClassification: {
      summary: 'Change a classification',
      method: 'POST',
      kind: 'update',
      path: path('UpdateClassification'),
      roles: administrator,
      body: Classification,
      reply: Classification,
    },
    getAllPermissionTemplate2s: {
      summary: 'Permission templates',
      method: 'GET',
      kind: 'read',
      path: path('GetAllPermissionTemplate2s'),
      roles: administrator,
      reply: v.array(PermissionTemplate),
    },
    getPermissionTemplate2: {
      summary: 'One permission template',
      method: 'GET',
      kind: 'read',
      path: path('GetPermissionTemplate2'),
      roles: administrator,
      query: v.object({ templateId: Id }),
      reply: PermissionTemplate,
    },
    savePermissionTemplate2s: {
      summary: 'Save permission templates',
      method: 'POST',
      kind: 'action',
      path: path('SavePermissionTemplate2s'),
      roles: administrator,
      body: proposed(v.array(PermissionTemplate)),
      reply: 'nothing',
    },
    getPermissionTypes: {
      summary: 'Permission types',
      method: 'GET',
      kind: 'read',
      path: path('GetPermissionTypes'),
      roles: administrator,
      reply: Options,
      cachedPerSession: true,
    },
    deletePermissionTemplate2: {
      summary: 'Delete a permission template',
      method: 'POST',
      kind: 'delete',
      path: path('DeletePermissionTemplate2'),
      roles: administrator,
      query: v.object({ templateId: proposed(Id) }),
      reply: 'nothing',
    },
    getCaseFileOwnerRuleByDirectionAndDepartment: {
      summary: 'The rule that decides for a department and a type',
      method: 'GET',
      kind: 'read',
      path: path('GetCaseFileOwnerRuleByDirectionAndDepartment'),
      workedOut: true,
      roles: administrator,
      query: v.object({ departmentId: Id, documentTypeId: Id }),
      reply: v.nullable(CaseFileOwnerRule),
    },
    moveCaseFileOwnerRule: {
      summary: 'Move an owner rule up or down',
      method: 'POST',
      kind: 'action',
      path: path('MoveCaseFileOwnerRule'),
      workedOut: true,
      roles: administrator,
      query: v.object({ ruleId: Id, moveUp: v.boolean() }),
      reply: 'nothing',
    },
    deleteCaseFileOwnerRule: {
      summary: 'Delete an owner rule',
      method: 'POST',
      kind: 'delete',
      path: path('DeleteCaseFileOwnerRule'),
      workedOut: true,
      roles: administrator,
      query: byRule,
      reply: 'nothing',
    },
  },
)
