import * as v from 'valibot'
import { Direction, ReceivedVia } from '../../contract/enumerations.ts'
import type { DocumentBody } from '../../contract/shapes/documents.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { type DocumentErrors, registrationErrors } from '../../rules/documents/documentValidation.ts'
import { multipleCountProblem } from '../../rules/identifiers/registrationNumber.ts'
import { requiredMessage } from '../../rules/requiredFields.ts'
import type { ChosenCorrespondent } from '../../screen-kit/search/CorrespondentSelect.tsx'
import { readStoredAs } from '../../screen-kit/storedForm.ts'
import { type Fault, fieldMessage } from '../../transport/fault.ts'
import type { ChosenCaseFile } from '../case-files/public.ts'

export type MultipleDocuments = {
  direction: typeof Direction.INCOMING | typeof Direction.INTERNAL
  typeId: number | undefined
  subject: string
  /** The common case file of all documents; if null, each document starts a new case file. */
  caseFile: ChosenCaseFile | null
  receivedViaId: number | undefined
  correspondents: readonly ChosenCorrespondent[]
  departmentId: number | undefined
  numberIndexId: number | undefined
  count: number | null
}
export type MultipleErrors = { [K in keyof MultipleDocuments]?: string }

/** Returns the initial values: received at the counter, like any new document, and no preset department. */
export const emptyMultiple = (): MultipleDocuments => ({
  direction: Direction.INCOMING,
  typeId: undefined,
  subject: '',
  caseFile: null,
  receivedViaId: ReceivedVia.COUNTER,
  correspondents: [],
  departmentId: undefined,
  numberIndexId: undefined,
  count: null,
})

const id = v.optional(v.number())
const text = v.string()
const textMaybe = v.exactOptional(text)
const read = readStoredAs(
  v.object({
    direction: v.picklist([1, 2]),
    typeId: id,
    subject: text,
    caseFile: v.nullable(v.object({ guid: text, number: text, rootDocumentGuid: textMaybe, subject: textMaybe })),
    receivedViaId: id,
    correspondents: v.array(v.object({ correspondentID: v.number(), textValue: text, isLegalEntity: v.boolean() })),
    departmentId: id,
    numberIndexId: id,
    count: v.nullable(v.number()),
  }),
)
export const readMultiple = (stored: unknown): MultipleDocuments | undefined => {
  const found = read(stored)
  return found && { ...emptyMultiple(), ...found }
}

export const multipleBody = (values: MultipleDocuments, scope: 1 | 2, needsCorrespondent: boolean): DocumentBody => ({
  documentDirectionId: values.direction,
  // NaN marks a type that is not chosen, because 0 could be a valid id. Validation refuses NaN before anything is sent.
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

export const multipleFields = [
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

export const multipleServerErrors = (fault: Fault): MultipleErrors => {
  const errors: MultipleErrors = {}
  for (const [name, field] of Object.entries(fieldOf)) {
    const message = fieldMessage(fault, name)
    if (message !== true) errors[field] = message
  }
  return errors
}

/** Returns the error messages of the fields. The documents are registered only if there are none. */
export const multipleErrors = (values: MultipleDocuments, body: DocumentBody, today: CivilDate): MultipleErrors => {
  const errors: MultipleErrors = {}
  for (const [field, message] of Object.entries(registrationErrors(body, { today }))) {
    const own = fieldOf[field as keyof DocumentErrors]
    if (own && message) errors[own] = message
  }
  const countProblem = values.count === null ? requiredMessage : multipleCountProblem(values.count)
  return countProblem ? { ...errors, count: countProblem } : errors
}
