import { Direction } from '../../../../contract/enumerations.ts'
import type { DocumentBody } from '../../../../contract/shapes/documents.ts'
import {
  type DocumentErrors,
  draftErrors,
  type FormFacts,
  registrationErrors,
} from '../../../../rules/documents/documentValidation.ts'
import { type Fault, fieldMessage } from '../../../../transport/fault.ts'
import type { DocumentField } from './documentValues.ts'
import { documentFields } from './shownFields.ts'

/** The message of each field of the form. */
export type Errors = Partial<Record<DocumentField, string>>
/** What the form is asked to be ready for. */
export type Purpose = 'draft' | 'registration'

/** The form calls three things otherwise than the body does. */
const fieldOf: Partial<Record<string, DocumentField>> = {
  caseFileGuid: 'caseFile',
  correspondentIds: 'correspondents',
  addressees: 'correspondents',
}
const bodyNameOf = (field: DocumentField): string =>
  Object.keys(fieldOf).find((name) => fieldOf[name] === field) ?? field

const placed = (errors: DocumentErrors): Errors => {
  const found: Errors = {}
  for (const [name, message] of Object.entries(errors)) {
    const field = fieldOf[name] ?? documentFields.find((one) => one === name)
    if (field) found[field] = message
  }
  return found
}

/** What is wrong with the body for this purpose; an outgoing document names its receivers as correspondents. */
export const errorsOf = (purpose: Purpose, body: DocumentBody, facts: FormFacts): Errors => {
  if (purpose === 'draft') return placed(draftErrors(body, facts))
  const receivers = body.correspondentIds.length + (facts.correspondentsCount ?? 0)
  const addressees =
    body.documentDirectionId === Direction.OUTGOING ? { addresseesCount: (facts.addresseesCount ?? 0) + receivers } : {}
  return placed(registrationErrors(body, { ...facts, ...addressees }))
}

/** The server's messages at the form's own fields; what it says of other fields is told by the notice. */
export const serverErrors = (fault: Fault | null): Errors => {
  const found: Errors = {}
  for (const field of documentFields) {
    const messages = [field, bodyNameOf(field)].map((name) => fieldMessage(fault, name))
    const message = messages.find((one) => one !== true)
    if (message) found[field] = message
  }
  return found
}
