import { Direction } from '../../contract/enumerations.ts'
import type { DocumentBody } from '../../contract/shapes/documents.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { type DocumentErrors, registrationErrors } from '../../rules/documents/documentValidation.ts'
import { multipleCountProblem } from '../../rules/identifiers/registrationNumber.ts'
import { requiredMessage } from '../../rules/requiredFields.ts'
import type { ChosenCorrespondent } from '../../screen-kit/search/CorrespondentSelect.tsx'
import type { ChosenCaseFile } from '../case-files/public.ts'

/** What the dialog „Групово регистриране“ asks for. */
export type MultipleDocuments = {
  direction: typeof Direction.INCOMING | typeof Direction.INTERNAL
  typeId: number | undefined
  subject: string
  /** They all join it; without one each starts a case file of its own. */
  caseFile: ChosenCaseFile | null
  receivedViaId: number | undefined
  correspondents: readonly ChosenCorrespondent[]
  departmentId: number | undefined
  numberIndexId: number | undefined
  count: number | null
}
export type MultipleErrors = { [K in keyof MultipleDocuments]?: string }

export const emptyMultiple = (departmentId: number | null): MultipleDocuments => ({
  direction: Direction.INCOMING,
  typeId: undefined,
  subject: '',
  caseFile: null,
  receivedViaId: undefined,
  correspondents: [],
  departmentId: departmentId ?? undefined,
  numberIndexId: undefined,
  count: null,
})

/** One body for all: `scope` 1 is document flow, 2 administrative services. */
export const multipleBody = (values: MultipleDocuments, scope: 1 | 2, needsCorrespondent: boolean): DocumentBody => ({
  documentDirectionId: values.direction,
  // Zero would be an id: what was not chosen is no number, and is refused before anything is sent.
  documentTypeId: values.typeId ?? Number.NaN,
  scope,
  subjectDescription: values.subject.trim(),
  caseFileGuid: values.caseFile?.guid ?? null,
  parentDocumentGuid: null,
  receivedViaId: values.direction === Direction.INCOMING ? (values.receivedViaId ?? null) : null,
  sentViaId: null,
  dateReceived: null,
  externalRefNumber: '',
  externalRefDate: null,
  addressedToDepartmentId: values.departmentId ?? null,
  addressedToPersonId: null,
  preparedByPersonId: null,
  signedByPersonId: null,
  numberIndexId: values.numberIndexId ?? null,
  classificationIds: [],
  deadlineDate: null,
  priorityId: null,
  sheetsCount: null,
  enclosuresCount: null,
  resultDelivery: '',
  serviceKind: '',
  isAnonymous: !needsCorrespondent && values.correspondents.length === 0,
  note: '',
  correspondentIds: values.correspondents.map(({ correspondentID }) => correspondentID),
})

const fieldOf: Partial<Record<keyof DocumentErrors, keyof MultipleDocuments>> = {
  documentDirectionId: 'direction',
  documentTypeId: 'typeId',
  subjectDescription: 'subject',
  receivedViaId: 'receivedViaId',
  correspondentIds: 'correspondents',
  addressedToDepartmentId: 'departmentId',
}

/** The fields as they stand on the screen: the first wrong one takes the focus. */
const inOrder = [
  'direction',
  'typeId',
  'count',
  'subject',
  'caseFile',
  'receivedViaId',
  'departmentId',
  'numberIndexId',
  'correspondents',
] as const satisfies readonly (keyof MultipleDocuments)[]
export const firstWrong = (errors: MultipleErrors): keyof MultipleDocuments | undefined =>
  inOrder.find((field) => errors[field] !== undefined)

/** The messages at the fields; nothing is sent while there is one (the call is made only for a count above 0). */
export const multipleErrors = (values: MultipleDocuments, body: DocumentBody, today: CivilDate): MultipleErrors => {
  const errors: MultipleErrors = {}
  for (const [field, message] of Object.entries(registrationErrors(body, { today }))) {
    const own = fieldOf[field as keyof DocumentErrors]
    if (own && message) errors[own] = message
  }
  const countProblem = values.count === null ? requiredMessage : multipleCountProblem(values.count)
  return countProblem ? { ...errors, count: countProblem } : errors
}
