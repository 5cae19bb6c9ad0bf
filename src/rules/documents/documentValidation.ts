import { Direction } from '../../contract/enumerations.ts'
import type { DocumentBody } from '../../contract/shapes/documents.ts'
import { type CivilDate, civilDateOf } from '../../dates/civilDate.ts'
import { rolesProblem } from '../correspondents/documentRoles.ts'
import { errorsOf, type FieldErrors, required, requiredMessage } from '../requiredFields.ts'

export type DocumentField = keyof DocumentBody | 'addressees'
export type DocumentErrors = FieldErrors<DocumentField>

const futureMessage = 'Датата не може да е в бъдещето.'
const wholeNumberMessage = 'Въведете цяло число, не по-малко от нула.'

export type FormFacts = {
  today: CivilDate
  /** The number of correspondents of an existing document. The body contains those of a new document. */
  correspondentsCount?: number
  addresseesCount?: number
}

const notInFuture = (date: string | null, today: CivilDate): string | null =>
  date && civilDateOf(date) > today ? futureMessage : null
const wholeNumber = (n: number | null): string | null =>
  n === null || (Number.isInteger(n) && n >= 0) ? null : wholeNumberMessage

const rolesMessage = ({ documentDirectionId, correspondentIds, correspondentRoles = [] }: DocumentBody) => {
  const roleOf = (id: number) => correspondentRoles.find((one) => one.correspondentId === id)?.roleId ?? null
  const problem = rolesProblem(
    documentDirectionId,
    correspondentIds.map((id) => ({ id, roleId: roleOf(id) })),
  )
  return problem && `${problem.title} ${problem.because}`
}

export const draftErrors = (body: DocumentBody, { today }: FormFacts): DocumentErrors =>
  errorsOf<DocumentField>({
    documentDirectionId: required(body.documentDirectionId),
    documentTypeId: required(body.documentTypeId),
    subjectDescription: required(body.subjectDescription),
    dateReceived: notInFuture(body.dateReceived, today),
    externalRefDate: notInFuture(body.externalRefDate, today),
    signedByPersonId: body.signedOnPaper ? required(body.signedByPersonId) : null,
    signedOnPaper: notInFuture(body.signedOnPaper ?? null, today),
    sheetsCount: wholeNumber(body.sheetsCount),
    enclosuresCount: wholeNumber(body.enclosuresCount),
    correspondentIds: rolesMessage(body),
  })

/**
 * Returns the errors of a document that is to be registered. In addition to the fields of a draft an incoming document
 * needs a channel, an addressee and, except for an anonymous signal, a correspondent; an outgoing document needs
 * addressees.
 */
export const registrationErrors = (body: DocumentBody, facts: FormFacts): DocumentErrors => {
  const draft = draftErrors(body, facts)
  if (body.documentDirectionId === Direction.INCOMING) {
    const correspondents = body.correspondentIds.length + (facts.correspondentsCount ?? 0)
    return {
      ...errorsOf<DocumentField>({
        receivedViaId: required(body.receivedViaId),
        correspondentIds: body.isAnonymous || correspondents > 0 ? null : requiredMessage,
        addressedToDepartmentId: required(body.addressedToDepartmentId ?? body.addressedToPersonId),
      }),
      ...draft,
    }
  }
  if (body.documentDirectionId === Direction.OUTGOING)
    return {
      ...errorsOf<DocumentField>({ addressees: facts.addresseesCount === 0 ? requiredMessage : null }),
      ...draft,
    }
  return draft
}
