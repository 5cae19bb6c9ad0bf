import { expect, test } from 'vitest'
import { caseFiles } from '../../../src/contract/caseFiles.ts'
import { documents } from '../../../src/contract/documents.ts'
import { ListView } from '../../../src/contract/enumerations.ts'
import { reports } from '../../../src/contract/reports.ts'
import type { CaseFileNode } from '../../../src/contract/shapes/caseFiles.ts'
import { createTestBackend, someFriday } from './createTestBackend.ts'

const isLateIn = (node: CaseFileNode, guid: string): boolean =>
  (node.guid === guid && node.isOverdue) || node.children.some((child) => isLateIn(child, guid))

const day = 24 * 60 * 60 * 1000
const lettersOn = async (daysLater: number) => {
  const backend = createTestBackend(400, () => new Date(someFriday.getTime() + daysLater * day))
  const row = backend.db.documents
    .all()
    .find(({ scope, number, deadline, directionId }) => scope === 1 && number && deadline && directionId === 1)!
  backend.db.put('documents', { ...row, statusId: 4, deadline: '2026-11-20' })
  const admin = await backend.as('administrator')
  const late = await admin(documents.getAllDocumentsForDMS, {
    query: { indexType: ListView.All, skip: 0, take: 1000 },
    body: { overdueOnly: true },
  })
  const tree = await admin(caseFiles.getCaseFileTree, {
    query: { caseGuid: row.caseFileGuid!, includeDocuments: true, includeTasks: true },
  })
  const registered = row.dateRegistered!.slice(0, 10)
  const report = await admin(reports.documentsReport.rows, {
    query: { pageNumber: 1, pageSize: 1000 },
    body: { fromDate: registered, toDate: registered },
  })
  const listed = await admin(documents.getAllDocumentsForDMS, {
    query: { indexType: ListView.All, skip: 0, take: 1000 },
    body: { fromDate: registered, toDate: registered, standing: 'late' },
  })
  const page = await admin(documents.getDocument, { query: { docGuid: row.guid } })
  return {
    inFilter: late.resultData.items.some(({ guid }) => guid === row.guid),
    inTree: isLateIn(tree.resultData, row.guid),
    inReport: report.resultData.items.some(({ late: count }) => (count ?? 0) > 0),
    inReportsList: listed.resultData.items.some(({ guid }) => guid === row.guid),
    onPage: (page.resultData.workingDaysLeft ?? 0) < 0,
  }
}

test.each([
  ['on its own Friday', 0, false],
  ['on Saturday', 1, true],
  ['on Sunday', 2, true],
  ['on Monday', 3, true],
])(
  'a term that ended on Friday is overdue in every list, filter and report, or in none: %s',
  async (_, daysLater, isLate) => {
    expect(await lettersOn(daysLater)).toEqual({
      inFilter: isLate,
      inTree: isLate,
      inReport: isLate,
      inReportsList: isLate,
      onPage: isLate,
    })
  },
)
