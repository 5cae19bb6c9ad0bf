import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { documentView } from '../../../mocks/documents/documentView.ts'
import { callerOf } from '../../../mocks/people/session.ts'
import { Direction, Scope } from '../../../src/contract/enumerations.ts'
import type { Document } from '../../../src/contract/shapes/documents.ts'
import { mainData } from '../../../src/features/document-record/mainData.tsx'
import { type DocumentFieldName, documentFieldUses } from '../../../src/rules/documents/documentFields.ts'
import { createTestBackend } from '../mocks/createTestBackend.ts'

const option = { id: 987, name: 'Друга стойност' }
const person = { id: 987, fullName: 'Друг Човек' } as NonNullable<Document['signedBy']>
const department = { id: 987, departmentName: 'Друго звено' } as NonNullable<Document['department']>

const changed: Record<DocumentFieldName, Partial<Document> | null> = {
  documentDirectionId: { documentDirectionId: Direction.OUTGOING },
  documentTypeId: { documentType: option },
  subjectDescription: null,
  caseFileGuid: null,
  parentDocumentGuid: { parentDocument: { guid: 'p', documentNumber: '04-77', subjectDescription: 'Друг' } },
  answeredDocumentGuids: {
    answeredDocuments: [
      { guid: 'a', documentNumber: '04-78', dateRegistered: '2026-03-04T10:11:00Z', subjectDescription: 'Друг' },
    ],
  },
  receivedViaId: { receivedVia: option },
  dateReceived: { dateReceived: '2026-03-04T10:11:00Z' },
  sentViaId: { sentVia: option },
  externalRefNumber: { externalRefNumber: 'Друг-1' },
  externalRefDate: { externalRefDate: '2026-03-04' },
  // `isAnonymous` has no line of its own: it is shown instead of the sender.
  isAnonymous: null,
  // The correspondents are not tested here: `mainData` gets them separately.
  correspondentIds: null,
  correspondentRoles: null,
  addressedToDepartmentId: { addressedToDepartment: department },
  addressedToPersonId: { addressedToPerson: person },
  preparedByPersonId: { preparedBy: person },
  signedByPersonId: { signedBy: person },
  signedOnPaper: { signedOnPaper: '2026-03-04' },
  numberIndexId: { numberIndex: { id: 987, numberPrefix: 'ДР' } },
  classificationIds: { classifications: [option] },
  deadlineDate: { deadline: { endDate: '2026-03-04' } as NonNullable<Document['deadline']> },
  priorityId: { priority: option },
  sheetsCount: { sheetsCount: 987 },
  enclosuresCount: { enclosuresCount: 987 },
  resultDelivery: { resultDelivery: 'По друг начин' },
  serviceKind: { serviceKind: 'Друга' },
  note: { note: 'Друга бележка' },
}
const fields = Object.keys(changed) as DocumentFieldName[]

const { db, tokensOf } = createTestBackend(40)
const { shreder } = await tokensOf('administrator')
const request = new Request('http://host/', { headers: { authorization: `Bearer ${shreder}` } })
const caller = callerOf(db, request, 'shreder')
const rows = db.documents.all()
const [row] = rows
if (!row) throw new Error('The mock database has no documents')
const seen = documentView(db, caller, row)
/** One document of each kind, because some fields are shown only for one direction or only for services. */
const kinds: readonly Document[] = [
  { ...seen, documentDirectionId: Direction.INCOMING, scope: Scope.AU },
  { ...seen, documentDirectionId: Direction.INTERNAL, scope: Scope.DMS },
  { ...seen, documentDirectionId: Direction.OUTGOING, scope: Scope.DMS },
]
const shownOf = (document: Document): string =>
  renderToStaticMarkup(
    <dl>
      {mainData(document, 'documents-flow', null, null).flatMap((one) =>
        one === undefined
          ? []
          : [
              <dd key={one.term}>
                {one.term}: {one.value}
              </dd>,
            ],
      )}
    </dl>,
  )

test.each(fields.filter((field) => changed[field] !== null))('the page of a document shows the field %s', (field) => {
  const shows = kinds.map((document) => shownOf({ ...document, ...changed[field] }) !== shownOf(document))
  expect(shows).toContain(true)
})

test.each(fields.filter((field) => changed[field] !== null))(
  'the history describes a change of the field %s',
  (field) => {
    const words = documentFieldUses[field].shown
    if (words === null) throw new Error('A field of the record has no words for its history')
    expect(words({ ...seen, documentDirectionId: Direction.INCOMING, ...changed[field] })).not.toBe(
      words({ ...seen, documentDirectionId: Direction.INCOMING }),
    )
  },
)
