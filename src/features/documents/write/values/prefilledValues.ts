import { forkJoin, map, type Observable, of } from 'rxjs'
import { caseFiles } from '../../../../contract/caseFiles.ts'
import { documents } from '../../../../contract/documents.ts'
import type { DocumentBody } from '../../../../contract/shapes/documents.ts'
import { visibleLine, visibleLines } from '../../../../rules/words/visibleText.ts'
import { attempt, type Outcome } from '../../../../transport/request.ts'
import { type PickedCorrespondent, pickedOf } from '../../../correspondents/public.ts'
import { asDigits, type ChosenCaseFile, type DocumentValues, wallTime } from './documentValues.ts'

/** What the ids of a body stand for. */
export type PrefilledNames = { caseFile: ChosenCaseFile | null; correspondents: readonly PickedCorrespondent[] }

const quiet = { quiet: true } as const
const replyOr = <R, T>(outcome: Outcome<R>, of: (reply: R) => T): T | 'failed' =>
  outcome.done ? of(outcome.reply) : 'failed'

const caseFileOf = (guid: string | null): Observable<ChosenCaseFile | null | 'failed'> =>
  guid === null
    ? of(null)
    : attempt(caseFiles.getCaseFile, { query: { caseGuid: guid } }, quiet).pipe(
        map((outcome) =>
          replyOr(outcome, ({ number, rootDocument }) => ({
            guid,
            number,
            rootDocumentGuid: rootDocument.guid,
            subject: rootDocument.subjectDescription,
          })),
        ),
      )

const correspondentsOf = (ids: readonly number[]): Observable<(PickedCorrespondent | 'failed')[]> =>
  ids.length === 0
    ? of([])
    : forkJoin(
        ids.map((id) =>
          attempt(documents.getCorrespondentById, { query: { id } }, quiet).pipe(
            map((outcome) => replyOr(outcome, pickedOf)),
          ),
        ),
      )

/** The names behind the ids of a body; null when one of them could not be asked. */
export const namedIn = (body: DocumentBody): Observable<PrefilledNames | null> =>
  forkJoin({ caseFile: caseFileOf(body.caseFileGuid), correspondents: correspondentsOf(body.correspondentIds) }).pipe(
    map(({ caseFile, correspondents }) => {
      const known = correspondents.filter((one) => one !== 'failed')
      return caseFile === 'failed' || known.length < correspondents.length ? null : { caseFile, correspondents: known }
    }),
  )

/**
 * The form of a body that the server filled in (document 2, section 7: GetPreDoc…). Its texts are of another body's making:
 * they lose what nobody sees, as typed ones do.
 */
export const valuesOfBody = (body: DocumentBody, { caseFile, correspondents }: PrefilledNames): DocumentValues => ({
  documentDirectionId: body.documentDirectionId,
  documentTypeId: body.documentTypeId,
  subjectDescription: visibleLines(body.subjectDescription),
  caseFile,
  receivedViaId: body.receivedViaId,
  dateReceived: wallTime(body.dateReceived),
  sentViaId: body.sentViaId,
  externalRefNumber: visibleLine(body.externalRefNumber),
  externalRefDate: body.externalRefDate,
  correspondents,
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
