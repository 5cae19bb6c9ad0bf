import { caseFiles } from '../../../../contract/caseFiles.ts'
import { documents } from '../../../../contract/documents.ts'
import type { DocumentBody } from '../../../../contract/shapes/documents.ts'
import { visibleLine, visibleLines } from '../../../../rules/words/visibleText.ts'
import { attempt, type Outcome } from '../../../../transport/request.ts'
import { type PickedCorrespondent, pickedOf } from '../../../correspondents/public.ts'
import { asDigits, type ChosenCaseFile, type DocumentValues, wallTime } from './documentValues.ts'

export type PrefilledNames = { caseFile: ChosenCaseFile | null; correspondents: readonly PickedCorrespondent[] }

const mapReplyOrFailed = <R, T>(outcome: Outcome<R>, of: (reply: R) => T): T | 'failed' =>
  outcome.done ? of(outcome.reply) : 'failed'

const caseFileOf = async (guid: string | null, signal: AbortSignal): Promise<ChosenCaseFile | null | 'failed'> => {
  if (guid === null) return null
  const outcome = await attempt(caseFiles.getCaseFile, { query: { caseGuid: guid } }, { quiet: true, signal })
  return mapReplyOrFailed(outcome, ({ number, rootDocument }) => ({
    guid,
    number,
    rootDocumentGuid: rootDocument.guid,
    subject: rootDocument.subjectDescription,
  }))
}

const correspondentOf = async (id: number, signal: AbortSignal): Promise<PickedCorrespondent | 'failed'> =>
  mapReplyOrFailed(await attempt(documents.getCorrespondentById, { query: { id } }, { quiet: true, signal }), pickedOf)

export const namedIn = async (body: DocumentBody, signal: AbortSignal): Promise<PrefilledNames | null> => {
  const [caseFile, ...correspondents] = await Promise.all([
    caseFileOf(body.caseFileGuid, signal),
    ...body.correspondentIds.map((id) => correspondentOf(id, signal)),
  ])
  const known = correspondents.filter((one) => one !== 'failed')
  return caseFile === 'failed' || known.length < correspondents.length ? null : { caseFile, correspondents: known }
}

/**
 * Returns the form values of a prefilled document (specification 2, section 7, calls GetPreDoc…), without invisible
 * characters.
 */
export const valuesOfBody = (body: DocumentBody, { caseFile, correspondents }: PrefilledNames): DocumentValues => ({
  documentDirectionId: body.documentDirectionId,
  documentTypeId: body.documentTypeId,
  subjectDescription: visibleLines(body.subjectDescription),
  caseFile,
  answered: [],
  receivedViaId: body.receivedViaId,
  dateReceived: wallTime(body.dateReceived),
  sentViaId: body.sentViaId,
  externalRefNumber: visibleLine(body.externalRefNumber),
  externalRefDate: body.externalRefDate,
  correspondents: correspondents.map((one) => ({
    ...one,
    roleId: body.correspondentRoles?.find(({ correspondentId }) => correspondentId === one.id)?.roleId ?? null,
  })),
  isAnonymous: body.isAnonymous,
  addressedToDepartmentId: body.addressedToDepartmentId,
  addressedToPersonId: body.addressedToPersonId,
  preparedByPersonId: body.preparedByPersonId,
  signedByPersonId: body.signedByPersonId,
  signedOnPaper: body.signedOnPaper ?? null,
  numberIndexId: body.numberIndexId,
  classificationIds: body.classificationIds,
  deadlineDate: body.deadlineDate,
  priorityId: body.priorityId,
  sheetsCount: asDigits(body.sheetsCount),
  enclosuresCount: asDigits(body.enclosuresCount),
  resultDelivery: body.resultDelivery,
  serviceKind: body.serviceKind,
  note: visibleLines(body.note),
})
