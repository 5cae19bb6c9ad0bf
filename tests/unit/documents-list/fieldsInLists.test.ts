import { expect, test } from 'vitest'
import type { DocumentRow } from '../../../mocks/documents/documentRows.ts'
import { filterTests } from '../../../mocks/documents/listFilter.ts'
import { documentRowView } from '../../../mocks/documents/listRow.ts'
import { callerOf } from '../../../mocks/people/session.ts'
import { factsOfDocuments } from '../../../mocks/training/factsOfDocuments.ts'
import { Direction, ListView, ReceivedVia, Scope } from '../../../src/contract/enumerations.ts'
import type { DocumentColumn, DocumentFilter } from '../../../src/contract/shapes/documents.ts'
import type { DocumentFieldName } from '../../../src/rules/documents/documentFields.ts'
import type { factKindsOfDocuments } from '../../../src/rules/training/factKindsOfDocuments.ts'
import { createTestBackend } from '../mocks/createTestBackend.ts'

const { db, tokensOf } = createTestBackend(40)
const { shreder } = await tokensOf('administrator')
const request = new Request('http://host/', { headers: { authorization: `Bearer ${shreder}` } })
const caller = callerOf(db, request, 'shreder')

const byName = (username: string) => db.users.all().find((one) => one.userName === username)?.personId ?? 0
const [prepares, takesOver] = [byName('mpetrova'), byName('administrator')]
const rows = db.documents.all()
const incoming = rows.find((one) => one.directionId === Direction.INCOMING && one.receivedViaId === ReceivedVia.COUNTER)
const other = rows.find((one) => one.caseFileGuid !== incoming?.caseFileGuid)
const correspondent = db.correspondents.all().find(({ id }) => !incoming?.correspondentIds.includes(id))
if (!incoming || !other || !correspondent) throw new Error('The mock database has too little in it')
const row: DocumentRow = {
  ...incoming,
  ...{ scope: Scope.AU, classificationIds: [], serviceKindId: 1, resultDeliveryId: null, addressedToPersonId: null },
  ...{ authorPersonId: prepares, signedByPersonId: prepares, signedOnPaper: '2026-03-05' },
}

type Places = {
  becomes: Partial<DocumentRow>
  column: DocumentColumn | null
  filter: DocumentFilter | null
  fact: keyof typeof factKindsOfDocuments.document.fields | null
}
/**
 * For each field: where it is shown in a list, filtered, and available in exercises; null means nowhere. A new field is
 * a compile error until it is added here.
 */
const places: Record<DocumentFieldName, Places> = {
  documentDirectionId: {
    becomes: { directionId: Direction.OUTGOING },
    column: 'documentDirectionId',
    filter: { documentDirectionId: Direction.OUTGOING },
    fact: 'direction',
  },
  documentTypeId: {
    becomes: { typeId: 42 },
    column: 'documentTypeName',
    filter: { documentTypeId: 42 },
    fact: 'type',
  },
  subjectDescription: {
    becomes: { subject: 'Щъркелово гнездо' },
    column: 'subjectDescription',
    filter: { subject: 'щъркелово' },
    fact: 'subject',
  },
  caseFileGuid: { becomes: { caseFileGuid: other.caseFileGuid }, column: null, filter: null, fact: 'caseNumber' },
  parentDocumentGuid: { becomes: { parentGuid: other.guid }, column: null, filter: null, fact: 'answers' },
  answeredDocumentGuids: { becomes: { answeredGuids: [other.guid] }, column: null, filter: null, fact: null },
  receivedViaId: { becomes: { receivedViaId: 7 }, column: null, filter: { receivedViaId: 7 }, fact: 'receivedVia' },
  dateReceived: {
    becomes: { dateReceived: '2026-03-04T10:11:00Z' },
    column: 'dateReceived',
    filter: null,
    fact: 'dateReceived',
  },
  sentViaId: { becomes: { sentViaId: 4 }, column: null, filter: { sentViaId: 4 }, fact: 'sentVia' },
  externalRefNumber: {
    becomes: { externalRefNumber: 'ДР-77' },
    column: 'externalRefNumber',
    filter: { externalRefNumber: 'ДР-77' },
    fact: 'externalNumber',
  },
  externalRefDate: { becomes: { externalRefDate: '2026-03-04' }, column: null, filter: null, fact: 'externalDate' },
  isAnonymous: { becomes: { isAnonymous: true }, column: null, filter: null, fact: 'isAnonymous' },
  correspondentIds: {
    becomes: { correspondentIds: [correspondent.id] },
    column: 'correspondents',
    filter: { correspondentID: correspondent.id },
    fact: 'correspondents',
  },
  correspondentRoles: { becomes: { correspondentRoleIds: [1] }, column: null, filter: null, fact: null },
  addressedToDepartmentId: {
    becomes: { addressedToDepartmentId: 2, departmentId: 1 },
    column: 'addressedTo',
    filter: { departmentId: 2 },
    fact: 'addressedDepartment',
  },
  addressedToPersonId: {
    becomes: { addressedToPersonId: takesOver },
    column: 'addressedTo',
    filter: null,
    fact: 'addressedTo',
  },
  preparedByPersonId: {
    becomes: { authorPersonId: takesOver },
    column: 'createdBy',
    filter: { createdByPersonId: takesOver },
    fact: 'author',
  },
  signedByPersonId: {
    becomes: { signedByPersonId: takesOver },
    column: null,
    filter: null,
    fact: 'signedBy',
  },
  signedOnPaper: {
    becomes: { signedOnPaper: '2026-03-04' },
    column: null,
    filter: null,
    fact: 'signedOnPaper',
  },
  numberIndexId: { becomes: { numberIndexId: 3 }, column: null, filter: { numberIndexId: 3 }, fact: null },
  classificationIds: {
    becomes: { classificationIds: [2] },
    column: null,
    filter: { classificationId: 2 },
    fact: 'classifications',
  },
  deadlineDate: { becomes: { deadline: '2027-03-04' }, column: 'deadline', filter: null, fact: 'deadline' },
  priorityId: { becomes: { priorityId: 3 }, column: null, filter: null, fact: 'priority' },
  sheetsCount: { becomes: { sheets: 987 }, column: null, filter: null, fact: 'sheets' },
  enclosuresCount: { becomes: { attachments: 987 }, column: null, filter: null, fact: 'attachments' },
  resultDelivery: { becomes: { resultDeliveryId: 4 }, column: null, filter: null, fact: null },
  serviceKind: { becomes: { serviceKindId: 3 }, column: 'serviceName', filter: null, fact: 'service' },
  note: { becomes: { note: 'Щъркел' }, column: null, filter: null, fact: 'note' },
}

test.each(Object.entries(places))(
  'a change of the field %s is visible where the table of fields says',
  (_, { becomes, column, filter, fact }) => {
    const changed = { ...row, ...becomes }
    const [before, after] = [row, changed].map((one) => documentRowView(db, caller, ListView.Portal, one))
    if (column !== null) expect(after?.[column]).not.toEqual(before?.[column])
    const isFound = (one: DocumentRow) => filterTests(db, caller, filter ?? {}).every((fits) => fits(one))
    expect([isFound(row), isFound(changed)]).toEqual([filter === null, true])
    const { fieldsOf } = factsOfDocuments.document
    if (fact !== null) expect(fieldsOf(db, changed)[fact]).not.toEqual(fieldsOf(db, row)[fact])
  },
)
