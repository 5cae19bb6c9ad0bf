import type * as v from 'valibot'
import type { CaseFile, CaseFileRow as CaseFileRowShape } from '../../src/contract/shapes/caseFiles.ts'
import { awaitedInCase } from '../documents/awaitedWorkInCase.ts'
import type { CaseFileRow } from '../documents/caseFileRow.ts'
import type { DocumentRow } from '../documents/documentRows.ts'
import { holdersInCase } from '../documents/holderOf.ts'
import { documentRowView } from '../documents/listRow.ts'
import { assertFound } from '../engine/assertions.ts'
import type { Caller } from '../engine/caller.ts'
import type { MockDatabase } from '../engine/mockDatabase.ts'

export const rootOf = (db: MockDatabase, file: CaseFileRow): DocumentRow =>
  assertFound(db.documents.get(file.rootDocumentGuid), 'Документът')

const LIST_VIEW = 2

export const caseFileRowView = (
  db: MockDatabase,
  caller: Caller,
  file: CaseFileRow,
): v.InferOutput<typeof CaseFileRowShape> => {
  const root = rootOf(db, file)
  const row = documentRowView(db, caller, LIST_VIEW, root)
  const number = file.number ?? ''
  return {
    guid: file.guid,
    number,
    rootDocumentGuid: root.guid,
    rootDocumentNumber: number,
    rootDocumentDateRegistered: root.dateRegistered,
    rootDocumentDepartmentName: db.departments.get(file.departmentId)?.name ?? '',
    rootDocumentSubjectDescription: root.subject,
    documentNumber: number,
    dateRegistered: root.dateRegistered,
    documentDirectionId: root.directionId,
    documentTypeName: row.documentTypeName,
    documentStatusName: row.documentStatusName,
    subjectDescription: root.subject,
    correspondents: row.correspondents,
    documentsCount: db.documents.by('caseFileGuid', file.guid).length,
    deadline: root.deadline,
    awaited: awaitedInCase(db, caller, file),
    ...holdersInCase(db, file.guid),
  }
}

export const caseFileView = (db: MockDatabase, file: CaseFileRow): v.InferOutput<typeof CaseFile> => {
  const root = rootOf(db, file)
  const department = db.departments.get(root.addressedToDepartmentId)
  return {
    guid: file.guid,
    number: file.number ?? '',
    rootDocument: {
      guid: root.guid,
      documentNumber: root.number ?? '',
      dateRegistered: root.dateRegistered,
      addressedToDepartment: department ? { departmentName: department.name } : null,
      subjectDescription: root.subject,
    },
    caseFileGuid: file.guid,
    caseFileDocumentNumber: root.number ?? '',
  }
}
