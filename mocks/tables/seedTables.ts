import type { Tables } from '../world.ts'
import { caseFileOwnerRuleRows, caseFileRows, counterRows, dateOfDocument, documentRows } from './documents.ts'
import { type FrameSettings, frameOf } from './frame.ts'
import { departmentRows } from './organisation.ts'
import type { Rows, TableName } from './rows.ts'
import {
  addressTypeRows,
  classificationRows,
  correspondentGroupRows,
  deadlineRuleRows,
  documentTypeClassificationRows,
  documentTypeIndexRows,
  documentTypeRows,
  numberIndexRows,
  permissionGrantRows,
  permissionTemplateRows,
  resolutionSubjectRows,
} from './settings.ts'
import { Table } from './table.ts'

const byId = <R extends { id: number }>(seed: () => R[]) => new Table<R>({ key: (row) => row.id, seed })
const byGuid = <R extends { guid: string }>(seed: () => R[]) => new Table<R>({ key: (row) => row.guid, seed })

/** Every table of a new world. Documents, people and the calendar are made here, the rest when first read. */
export const seedTables = (settings: FrameSettings): Tables => {
  const frame = frameOf(settings)
  return {
    documents: new Table({ key: (row) => row.guid, seed: () => documentRows(frame), newestBy: dateOfDocument }),
    attachedFiles: byGuid<Rows['attachedFiles']>(() => []),
    comments: byId<Rows['comments']>(() => []),
    addressees: byId<Rows['addressees']>(() => []),
    obligations: byGuid<Rows['obligations']>(() => []),
    payments: byGuid<Rows['payments']>(() => []),
    history: byId<Rows['history']>(() => []),
    readMarks: new Table<Rows['readMarks']>({ key: (row) => row.key, seed: () => [] }),
    caseFiles: byGuid(() => caseFileRows(frame)),
    caseFileOwnerRules: byId(() => caseFileOwnerRuleRows(frame)),
    caseFileLinks: new Table<Rows['caseFileLinks']>({ key: (row) => row.key, seed: () => [] }),
    tasks: byGuid<Rows['tasks']>(() => []),
    taskAssignees: byId<Rows['taskAssignees']>(() => []),
    correspondents: byId<Rows['correspondents']>(() => []),
    correspondentAddresses: byId<Rows['correspondentAddresses']>(() => []),
    correspondentContacts: byId<Rows['correspondentContacts']>(() => []),
    correspondentRepresentatives: byId<Rows['correspondentRepresentatives']>(() => []),
    exchangeMessages: byGuid<Rows['exchangeMessages']>(() => []),
    exchangeAttachments: byGuid<Rows['exchangeAttachments']>(() => []),
    departments: byId(departmentRows),
    positions: byId(() => frame.organisation.positions),
    persons: byId(() => frame.organisation.persons),
    users: byId(() => frame.organisation.users),
    documentTypes: byId(documentTypeRows),
    numberIndexes: byId(numberIndexRows),
    counters: byId(() => counterRows(frame)),
    documentTypeIndexes: byId(documentTypeIndexRows),
    classifications: byId(classificationRows),
    documentTypeClassifications: byId(documentTypeClassificationRows),
    deadlineRules: byId(deadlineRuleRows),
    permissionTemplates: byId(permissionTemplateRows),
    permissionGrants: byId(permissionGrantRows),
    correspondentGroups: byId(correspondentGroupRows),
    addressTypes: byId(addressTypeRows),
    nonWorkingDays: byId(() => frame.nonWorkingDays),
    resolutionSubjects: byId(resolutionSubjectRows),
    notifications: byId<Rows['notifications']>(() => []),
    userActions: byId<Rows['userActions']>(() => []),
  }
}

/** The names of all tables, in a stable order. */
export const tableNames = (tables: Tables): TableName[] => Object.keys(tables).sort() as TableName[]
