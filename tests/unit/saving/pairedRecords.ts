import { documents } from '../../../src/contract/documents.ts'
import { Direction } from '../../../src/contract/enumerations.ts'
import { library } from '../../../src/contract/library.ts'
import { leaveApplications } from '../../../src/contract/staff.ts'
import { newDocument } from '../../../src/features/library/manage/documentWrites.ts'
import { ResolutionIssue } from '../../../src/features/resolutions/issueResolution.ts'
import { leaves } from '../../../src/features/staff/leave/leaves.tsx'
import { resolutionTypeOf } from '../../../src/rules/documents/resolution.ts'
import { saveRecordMutation } from '../../../src/screen-kit/register/recordWrites.ts'
import { attempt, type Outcome } from '../../../src/transport/request.ts'
import { incomingLetter } from '../../support/plainDocument.ts'
import { assignee, taskOn } from '../mocks/givenTask.ts'
import { aDocument, administrator, aFile, firstOf, type PairedMutation, pressOf, unique } from './faultPairs.ts'

const replyOf = async <R>(outcome: Promise<Outcome<R>>): Promise<R> => {
  const end = await outcome
  if (!end.done) throw end.fault
  return end.reply
}

const resolution: PairedMutation['prepare'] = (db) => {
  const me = administrator(db)
  const document = aDocument(db)
  const subjectDescription = unique('Резолюция')
  const order = {
    docGuid: document.guid,
    body: {
      ...incomingLetter,
      documentDirectionId: Direction.INTERNAL,
      documentTypeId: resolutionTypeOf(1),
      subjectDescription,
      parentDocumentGuid: document.guid,
      receivedViaId: null,
      correspondentIds: [],
    },
    tasks: [taskOn(document.guid, { description: subjectDescription, taskAssignees: [assignee(me, 'Проверете')] })],
    personId: me,
  }
  const issue = new ResolutionIssue()
  return {
    press: async () => (await issue.issue(order, true)).kind,
    made: () => db.documents.all().filter(({ subject }) => subject === subjectDescription).length,
  }
}

/**
 * Records of which a repeated request creates a second one: a resolution, a leave, a library document. An inspection is
 * not in the list: the screen chooses its GUID, so after a lost response the client can ask whether it exists.
 */
export const pairedRecords: Readonly<Record<string, PairedMutation>> = {
  'a resolution': { call: documents.createDocument, prepare: resolution },
  'a leave': {
    call: leaveApplications.insert,
    mayBeAbsent: true,
    prepare: (db) => {
      const was = leaves.start({ id: administrator(db), name: '' })
      const mine = { ...was, fromDate: '2027-02-01', toDate: '2027-02-03', note: unique('Молба') }
      return {
        press: pressOf(() => saveRecordMutation(leaves, { was, mine })),
        made: () => db.leaveApplications.all().filter(({ note }) => note === mine.note).length,
      }
    },
  },
  'a document of the library': {
    call: library.createLibraryDocument,
    prepare: async (db) => {
      const known = firstOf(
        (await replyOf(attempt(library.getLibraryDocuments, { query: { skip: 0, take: 1 }, body: {} }))).items,
      )
      const mine = { ...known, id: 0, title: unique('Документ'), versions: [] }
      const file = aFile()
      return {
        press: pressOf(() => newDocument(mine, file, () => undefined)),
        made: () => db.libraryDocuments.all().filter(({ title }) => title === mine.title).length,
      }
    },
  },
}
