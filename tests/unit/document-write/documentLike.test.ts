import { expect, test } from 'vitest'
import { Direction, ReceivedVia } from '../../../src/contract/enumerations.ts'
import type { Document } from '../../../src/contract/shapes/documents.ts'
import { documentLike } from '../../../src/features/documents/write/values/documentLike.ts'
import { blankDocument, type DocumentField } from '../../../src/features/documents/write/values/documentValues.ts'
import { noInput } from '../../../src/features/documents/write/values/lastInput.ts'
import { documentFields } from '../../../src/features/documents/write/values/shownFields.ts'
import { aCorrespondent } from './aCorrespondent.ts'
import { storedDocument } from './aDocument.ts'

const guid = '00000000-0000-4000-8000-0000000000c1'
/** A document in which every field has a value. */
const full: Partial<Document> = {
  documentNumber: '04-821',
  dateRegistered: '2026-11-09T08:00:00Z',
  subjectDescription: 'Жалба срещу акт',
  caseFile: { guid, number: '04-821', rootDocumentGuid: guid, documentsCount: 1, isClosed: false, awaited: null },
  answeredDocuments: [{ guid, documentNumber: '04-1', dateRegistered: null, subjectDescription: '' }],
  receivedVia: { id: ReceivedVia.MAIL, name: '' },
  dateReceived: '2026-11-09T08:00:00Z',
  sentVia: { id: 3, name: '' },
  externalRefNumber: '17-22',
  externalRefDate: '2026-11-08',
  addressedToDepartment: { id: 31, departmentName: '' },
  addressedToPerson: { id: 32, fullName: '' } as NonNullable<Document['addressedToPerson']>,
  preparedBy: { id: 33, fullName: '' } as NonNullable<Document['preparedBy']>,
  signedBy: { id: 34, fullName: '' } as NonNullable<Document['signedBy']>,
  signedOnPaper: '2026-11-08',
  numberIndex: { id: 5, numberPrefix: '04' },
  classifications: [{ id: 6, name: '' } as Document['classifications'][number]],
  deadline: { endDate: '2026-12-09' } as NonNullable<Document['deadline']>,
  priority: { id: 2, name: '' },
  sheetsCount: 4,
  enclosuresCount: 1,
  resultDelivery: 'На гише',
  serviceKind: 'Бърза',
  isAnonymous: true,
  note: 'Донесено лично',
}

const own: readonly DocumentField[] = [
  'subjectDescription',
  'caseFile',
  'answered',
  'externalRefNumber',
  'externalRefDate',
  'signedOnPaper',
  'deadlineDate',
  'sheetsCount',
  'enclosuresCount',
  'note',
]

test.each([Direction.INCOMING, Direction.INTERNAL, Direction.OUTGOING])(
  'another document of direction %i takes over every field but those of the letter itself',
  (documentDirectionId) => {
    const other = storedDocument({ ...full, documentDirectionId })
    const like = documentLike(other, [aCorrespondent(1, false), { ...aCorrespondent(2, true), roleId: 1 }], noInput)
    const blank = blankDocument(documentDirectionId)
    const isEmpty = (field: DocumentField) => JSON.stringify(like[field]) === JSON.stringify(blank[field])
    expect(documentFields.filter((field) => isEmpty(field) && field !== 'documentDirectionId')).toEqual(
      documentFields.filter((field) => own.includes(field)),
    )
    expect(like.documentDirectionId).toBe(documentDirectionId)
    expect(like.correspondents.map(({ id, roleId }) => [id, roleId])).toEqual([
      [2, 1],
      [1, undefined],
    ])
    expect(like.receivedViaId).toBe(ReceivedVia.MAIL)
    expect(like.dateReceived).not.toContain('2026-11-09')
  },
)

test('a document without a receiving channel begins with the usual one, in case its direction is changed', () => {
  const other = storedDocument({ documentDirectionId: Direction.OUTGOING, receivedVia: null })
  expect(documentLike(other, [], noInput).receivedViaId).toBe(ReceivedVia.COUNTER)
})
