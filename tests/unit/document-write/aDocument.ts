import type { Document } from '../../../src/contract/shapes/documents.ts'
import { bodyOf } from '../../../src/features/documents/write/values/documentBody.ts'
import type { DocumentValues } from '../../../src/features/documents/write/values/documentValues.ts'
import { newDocument, noInput } from '../../../src/features/documents/write/values/lastInput.ts'

export const noon = new Date('2026-11-20T10:00:00Z')

/** A letter that is ready to be registered; what is given overrides. */
export const letter = (given: Partial<DocumentValues> = {}): DocumentValues => ({
  ...newDocument(noInput, noon),
  documentTypeId: 40,
  subjectDescription: ' Писмо ',
  addressedToDepartmentId: 3,
  correspondents: [{ id: 7, name: 'Иван Петров', isLegalEntity: false, identifier: '' }],
  ...given,
})
export const letterBody = (given: Partial<DocumentValues> = {}) => bodyOf(letter(given), { scope: 1 })

const guid = '00000000-0000-4000-8000-000000000001'
/** A draft as GetDocument gives it; what is given overrides. */
export const storedDocument = (given: Partial<Document> = {}): Document => ({
  guid,
  changedGuid: '00000000-0000-4000-8000-0000000000a1',
  documentNumber: null,
  dateRegistered: null,
  dateCreated: '2026-11-20T10:00:00Z',
  documentDirectionId: 1,
  documentType: { id: 40, name: 'Писмо' },
  scope: 1,
  documentStatusId: 1,
  documentStatusName: 'Чернова',
  statusReason: '',
  closingGround: null,
  suspendedUntil: null,
  subjectDescription: 'Писмо',
  caseFile: null,
  receiptOrder: 0,
  parentDocument: null,
  receivedVia: { id: 2, name: 'На гише' },
  sentVia: null,
  dateReceived: '2026-11-20T10:00:00Z',
  externalRefNumber: '',
  externalRefDate: null,
  addressedToDepartment: { id: 3, departmentName: 'Дирекция' },
  addressedToPerson: null,
  department: null,
  createdBy: null,
  registeredBy: null,
  preparedBy: null,
  signedBy: null,
  signature: null,
  signedOnPaper: null,
  numberIndex: null,
  classifications: [],
  deadline: null,
  workingDaysLeft: null,
  priority: null,
  sheetsCount: null,
  enclosuresCount: null,
  resultDelivery: '',
  serviceKind: '',
  isAnonymous: false,
  accessCode: '',
  note: '',
  correspondents: null,
  counts: {
    files: 0,
    correspondents: 1,
    tasks: 0,
    openTasks: 0,
    overdueTasks: 0,
    comments: 0,
    obligations: 0,
    unpaidObligations: 0,
    addressees: 0,
    registeredChildren: 0,
    payments: 0,
    openAgreements: 0,
    outgoingInCase: 0,
    outgoingToOthers: 0,
    failedDeliveries: 0,
    refusedDeliveries: 0,
  },
  ruleFacts: { hasIndex: true, wasSentByExchange: false, registersBeforeSigning: false, addresseesWithoutProfile: [] },
  openTaskTitles: [],
  unfinishedInCase: [],
  ...given,
})
