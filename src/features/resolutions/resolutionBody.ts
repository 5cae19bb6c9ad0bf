import { Direction } from '../../contract/enumerations.ts'
import type { Document, DocumentBody } from '../../contract/shapes/documents.ts'
import type { CivilDate } from '../../dates/civilDate.ts'
import { resolutionTypeOf } from '../../rules/documents/resolution.ts'
import { type Task, type TaskDraft, taskBody } from '../tasks/form/public.ts'

type Names = Pick<Parameters<typeof taskBody>[2], 'types' | 'priorities' | 'positions'>

export const resolutionTask = (docGuid: string, draft: TaskDraft, names: Names, today: CivilDate): Task =>
  taskBody(
    draft,
    { docGuid, parentTaskGuid: null, task: null },
    { ...names, conjunctions: [], possibleResults: [] },
    today,
  )

export const resolutionBody = (document: Document, draft: TaskDraft): DocumentBody => ({
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
})
