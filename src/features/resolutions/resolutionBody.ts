import type { documents } from '../../contract/documents.ts'
import type { Ask } from '../../contract/endpoint.ts'
import { Direction } from '../../contract/enumerations.ts'
import type { Document } from '../../contract/shapes/documents.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { resolutionTypeOf } from '../../rules/documents/resolution.ts'
import { type TaskDraft, taskBody } from '../tasks/form/public.ts'

export type ResolutionBody = Ask<typeof documents.createDocument>['body']

type Names = Pick<Parameters<typeof taskBody>[2], 'types' | 'priorities' | 'positions'>

/** The body of CreateDocument that issues a resolution on the document with its one task. */
export const resolutionBody = (
  document: Document,
  draft: TaskDraft,
  names: Names,
  today: CivilDate,
): ResolutionBody => ({
  documentDirectionId: Direction.INTERNAL,
  documentTypeId: resolutionTypeOf(document.scope),
  scope: document.scope,
  subjectDescription: draft.description.trim(),
  caseFileGuid: document.caseFile?.guid ?? null,
  parentDocumentGuid: document.guid,
  receivedViaId: null,
  sentViaId: null,
  dateReceived: null,
  externalRefNumber: '',
  externalRefDate: null,
  addressedToDepartmentId: document.addressedToDepartment?.id ?? null,
  addressedToPersonId: null,
  preparedByPersonId: null,
  signedByPersonId: null,
  numberIndexId: null,
  classificationIds: document.classifications.map(({ id }) => id),
  deadlineDate: null,
  priorityId: draft.priorityId,
  sheetsCount: null,
  enclosuresCount: null,
  resultDelivery: '',
  serviceKind: '',
  isAnonymous: false,
  note: '',
  correspondentIds: [],
  tasks: [
    taskBody(
      draft,
      { docGuid: document.guid, parentTaskGuid: null, task: null },
      { ...names, conjunctions: [], possibleResults: [] },
      today,
    ),
  ],
})
