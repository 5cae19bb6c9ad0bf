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
import { bodyNameOf, documentFields } from './shownFields.ts'

export type Errors = Partial<Record<DocumentField, string>>
export type Purpose = 'draft' | 'registration'

/**
 * Moves the error about addressees to the field of the correspondents, because the form has no field for addressees.
 */
const placeErrors = ({ addressees, ...errors }: DocumentErrors): Errors => {
  const found: Errors = addressees === undefined ? {} : { correspondents: addressees }
  for (const field of documentFields) {
    const message = errors[bodyNameOf(field)]
    if (message !== undefined) found[field] = message
  }
  return found
}

/**
 * Returns the validation errors of a draft or of a registration. The correspondents of an outgoing document count as
 * its addressees.
 */
export const errorsOf = (purpose: Purpose, body: DocumentBody, facts: FormFacts): Errors => {
  if (purpose === 'draft') return placeErrors(draftErrors(body, facts))
  const receivers = body.correspondentIds.length + (facts.correspondentsCount ?? 0)
  const addressees =
    body.documentDirectionId === Direction.OUTGOING ? { addresseesCount: (facts.addresseesCount ?? 0) + receivers } : {}
  return placeErrors(registrationErrors(body, { ...facts, ...addressees }))
}

/** Returns the server's messages for fields of the form; other messages are shown in a banner. */
export const serverErrors = (fault: Fault | null): Errors => {
  const found: Errors = {}
  for (const field of documentFields) {
    const messages = [field, bodyNameOf(field)].map((name) => fieldMessage(fault, name))
    const message = messages.find((one) => one !== true)
    if (message) found[field] = message
  }
  return found
}
