import { caseFiles } from '../../src/contract/caseFiles.ts'
import type { Answers } from '../answer.ts'
import { found } from '../refused.ts'
import type { Caller } from '../session.ts'
import type { CaseFileRow } from '../tables/caseFileRows.ts'
import type { DocumentRow } from '../tables/documentRows.ts'
import { documentRowView } from '../views/documentRow.ts'
import { readableBy } from '../views/permissions.ts'
import type { World } from '../world.ts'
import { allLater } from './laterAreas.ts'
import { readableDocument } from './readableDocument.ts'

const rootOf = (world: World, file: CaseFileRow): DocumentRow =>
  found(world.documents.get(file.rootDocumentGuid), 'Документът')

const caseFileRowView = (world: World, caller: Caller, file: CaseFileRow) => {
  const root = rootOf(world, file)
  const row = documentRowView(world, caller, 1, root)
  const number = file.number ?? ''
  return {
    guid: file.guid,
    number,
    rootDocumentGuid: root.guid,
    rootDocumentNumber: number,
    rootDocumentDateRegistered: root.dateRegistered,
    rootDocumentDepartmentName: row.departmentName,
    rootDocumentSubjectDescription: root.subject,
    documentNumber: number,
    dateRegistered: root.dateRegistered,
    documentDirectionId: root.directionId,
    documentTypeName: row.documentTypeName,
    documentStatusName: row.documentStatusName,
    subjectDescription: root.subject,
    correspondents: row.correspondents,
    documentsCount: world.documents.by('caseFileGuid', file.guid).length,
    deadline: root.deadline,
  }
}

const caseFileView = (world: World, file: CaseFileRow) => {
  const root = rootOf(world, file)
  const department = world.departments.get(root.addressedToDepartmentId)
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

/** What the document form needs to join a case file; the rest comes with the case files' own screens. */
export const caseFilesAnswers = (world: World): Answers<typeof caseFiles> => ({
  ...allLater(caseFiles, 'преписки'),
  getAllCaseFiles: ({ caller, query, body }) => {
    const may = readableBy(world, caller)
    const number = body.Number?.trim().toLowerCase()
    const kept = world.caseFiles
      .all()
      .filter(
        (file) =>
          file.number !== null &&
          (!number || file.number.toLowerCase().includes(number)) &&
          (!body.Guid || file.guid === body.Guid) &&
          may(rootOf(world, file)),
      )
      .toSorted((a, b) => (a.dateOpened < b.dateOpened ? 1 : -1))
    return {
      items: kept.slice(query.skip, query.skip + query.take).map((file) => caseFileRowView(world, caller, file)),
      totalCount: kept.length,
    }
  },
  getDocumentCaseFile: ({ caller, query }) => {
    const document = readableDocument(world, caller, query.documentId)
    return caseFileView(world, found(world.caseFiles.get(document.caseFileGuid), 'Преписката'))
  },
  getCaseFile: ({ caller, query }) => {
    const file = found(world.caseFiles.get(query.caseGuid), 'Преписката')
    readableDocument(world, caller, file.rootDocumentGuid)
    return caseFileView(world, file)
  },
})
